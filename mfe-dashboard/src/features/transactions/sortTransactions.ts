import type { Transaction } from '@bank/shared/data';

export type SortKey = 'date' | 'amount';
export type SortDirection = 'ascending' | 'descending';

export interface Sorting {
  key: SortKey;
  direction: SortDirection;
}

export const newestFirst: Sorting = { key: 'date', direction: 'descending' };

const compare: Record<SortKey, (a: Transaction, b: Transaction) => number> = {
  date: (a, b) => a.date.localeCompare(b.date),
  amount: (a, b) => a.amount.minor - b.amount.minor,
};

/** A sorted copy; equal ones keep the order in which the bank sent them. */
export function sortTransactions(transactions: readonly Transaction[], { key, direction }: Sorting): Transaction[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return transactions.toSorted((a, b) => sign * compare[key](a, b));
}

/** The order after pressing a column's header: the other way round, or from the top for another column. */
export function nextSorting(current: Sorting, key: SortKey): Sorting {
  const isReversed = current.key === key && current.direction === 'descending';
  return { key, direction: isReversed ? 'ascending' : 'descending' };
}
