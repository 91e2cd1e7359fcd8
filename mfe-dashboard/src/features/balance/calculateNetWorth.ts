import { type Money, sumMoney } from '@bank/shared/format';
import type { Holdings } from '../../data/types';

/** The sum of the assets less the debt. @throws when currencies differ, or without assets */
export function calculateNetWorth({ assets, owed }: Holdings): Money {
  const total = sumMoney(assets.map(({ value }) => value));
  return { ...total, minor: total.minor - owed.minor };
}
