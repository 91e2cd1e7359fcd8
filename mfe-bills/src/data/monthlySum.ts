import type { Money } from '@bank/shared/format';
import type { Recurring, Rhythm } from './types';

const TIMES_A_YEAR: Record<Rhythm, number> = { weekly: 52, fortnightly: 26, monthly: 12, yearly: 1 };

/** What they cost in a month on average; undefined for none, and where they are in several currencies. */
export function monthlySum(paid: readonly Recurring[]): Money | undefined {
  const [currency, ...others] = new Set(paid.map(({ amount }) => amount.currency));
  if (!currency || others.length > 0) return undefined;
  const yearly = paid.reduce((sum, { amount, rhythm }) => sum - amount.minor * TIMES_A_YEAR[rhythm], 0);
  return { minor: Math.round(yearly / 12), currency };
}
