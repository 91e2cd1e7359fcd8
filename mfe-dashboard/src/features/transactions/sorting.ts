import type { TransactionSort } from '../../data/types';

export type SortKey = 'date' | 'amount';
export type SortDirection = 'ascending' | 'descending';

export interface Sorting {
  key: SortKey;
  direction: SortDirection;
}

export const newestFirst: Sorting = { key: 'date', direction: 'descending' };

const names: Record<SortKey, Record<SortDirection, TransactionSort>> = {
  date: { descending: 'newest', ascending: 'oldest' },
  amount: { descending: 'highest', ascending: 'lowest' },
};

const allSortings: Sorting[] = [
  newestFirst,
  { key: 'date', direction: 'ascending' },
  { key: 'amount', direction: 'descending' },
  { key: 'amount', direction: 'ascending' },
];

export function toTransactionSort({ key, direction }: Sorting): TransactionSort {
  return names[key][direction];
}

/** The order of that name; the newest first if there is none. */
export function findSorting(name: string | undefined): Sorting {
  return allSortings.find((sorting) => toTransactionSort(sorting) === name) ?? newestFirst;
}

/** A second press on the same column reverses the order. */
export function toggleSorting(current: Sorting, key: SortKey): Sorting {
  const isReversed = current.key === key && current.direction === 'descending';
  return { key, direction: isReversed ? 'ascending' : 'descending' };
}
