import type { OpenedOnline } from '../contract/opening.ts';

/** What savings that are opened now yield in a year, in hundredths of a percent. */
const SAVINGS_YIELD = 320;

export const offers: { type: OpenedOnline; apy?: number }[] = [
  { type: 'Checking' },
  { type: 'Savings', apy: SAVINGS_YIELD / 100 },
];

/** @returns hundredths of a percent, as accounts keep it */
export function yieldOf(type: OpenedOnline): number | null {
  return type === 'Savings' ? SAVINGS_YIELD : null;
}
