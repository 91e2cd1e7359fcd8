import { type Money, sumMoney } from '@bank/shared/format';
import type { Holdings } from '../../data/types';

/** The sum of the assets less the debt. @throws when currencies differ */
export function calculateNetWorth({ assets, owed }: Holdings): Money {
  return sumMoney([...assets.map(({ value }) => value), { ...owed, minor: -owed.minor }]);
}
