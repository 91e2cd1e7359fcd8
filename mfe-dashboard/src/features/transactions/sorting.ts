import type { TransactionSort } from '@bank/shared/data';

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

/** What the bank calls this order. */
export function sortName({ key, direction }: Sorting): TransactionSort {
  return names[key][direction];
}

/** The order after pressing a column's header: the other way round, or from the top for another column. */
export function nextSorting(current: Sorting, key: SortKey): Sorting {
  const isReversed = current.key === key && current.direction === 'descending';
  return { key, direction: isReversed ? 'ascending' : 'descending' };
}
