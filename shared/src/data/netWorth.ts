import { type Money, sumMoney } from '../format';
import type { Holdings } from './types';

/** Everything owned less what is owed on cards. */
export function netWorth({ assets, owed }: Holdings): Money {
  const total = sumMoney(assets.map(({ value }) => value));
  return { ...total, minor: total.minor - owed.minor };
}
