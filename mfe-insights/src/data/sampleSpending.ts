import { today } from '@bank/shared/format';
import { readSampleHistory, type SampleEntry } from '@bank/shared/sample';
import type { Spending, SpendingSum } from './types';

/** Adds up the sample bank's bookings like the API adds up a customer's. */
export function sampleSpending(): Spending {
  const entries = readSampleHistory(today());
  const months = [...new Set(entries.map(monthOf))].toSorted();
  const sums = new Map<string, SpendingSum>();
  for (const entry of entries) if (!entry.isBetweenOwn) add(sums, entry);
  // The first month may be incomplete.
  return { months: months.slice(1), sums: [...sums.values()] };
}

function add(sums: Map<string, SpendingSum>, entry: SampleEntry): void {
  const { description, wording, date, amount, ownCategory: category = entry.category } = entry;
  const month = monthOf(entry);
  const key = [month, category, description, amount.minor > 0].join('|');
  const nothing = { ...amount, minor: 0 };
  const sum = sums.get(key) ?? { month, category, description, wording, amount: nothing, untilToday: nothing };
  const plus = (before: typeof amount) => ({ ...before, minor: before.minor + amount.minor });
  const isByNow = date.slice(8) <= today().slice(8);
  sums.set(key, { ...sum, amount: plus(sum.amount), untilToday: isByNow ? plus(sum.untilToday) : sum.untilToday });
}

function monthOf({ date }: SampleEntry): string {
  return date.slice(0, 7);
}
