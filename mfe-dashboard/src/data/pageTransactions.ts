import type { PageRequest, Transaction, TransactionPage, TransactionSort } from './types';

const compare: Record<TransactionSort, (a: Transaction, b: Transaction) => number> = {
  newest: (a, b) => b.date.localeCompare(a.date),
  oldest: (a, b) => a.date.localeCompare(b.date),
  highest: (a, b) => b.amount.minor - a.amount.minor,
  lowest: (a, b) => a.amount.minor - b.amount.minor,
};

/** For a source with all rows in memory. The cursor is an index. */
export function pageTransactions(
  transactions: readonly Transaction[],
  { sort, limit, cursor = '0' }: PageRequest & { sort: TransactionSort },
): TransactionPage {
  const start = Number(cursor);
  const items = transactions.toSorted(compare[sort]).slice(start, start + limit);
  const end = start + items.length;
  return { items, next: end < transactions.length ? String(end) : null, total: transactions.length };
}
