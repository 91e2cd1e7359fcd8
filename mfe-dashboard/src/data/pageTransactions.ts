import type { PageRequest, SampleTransaction, Sums, TransactionPage, TransactionSort } from './types';

type Transactions = readonly SampleTransaction[];

const orders: Record<TransactionSort, (transactions: Transactions) => Transactions> = {
  newest: (transactions) => transactions.toSorted((a, b) => b.date.localeCompare(a.date)),
  oldest: (transactions) => transactions.toSorted((a, b) => a.date.localeCompare(b.date)),
  highest: (transactions) => sortByNumber(transactions, ({ amount }) => -amount.minor),
  lowest: (transactions) => sortByNumber(transactions, ({ amount }) => amount.minor),
};

/** Pages a source that has all rows in memory. The cursor is an index. */
export function pageTransactions(
  transactions: Transactions,
  { sort, limit, cursor = '0' }: PageRequest & { sort: TransactionSort },
): TransactionPage {
  const start = Number(cursor);
  const items = orders[sort](transactions).slice(start, start + limit);
  const end = start + items.length;
  return {
    items,
    next: end < transactions.length ? String(end) : null,
    total: transactions.length,
    ...(transactions[0] && { sums: addUp(transactions, transactions[0].amount.currency) }),
  };
}

function addUp(transactions: Transactions, currency: string): Sums {
  const income = { minor: 0, currency };
  const spending = { minor: 0, currency };
  for (const { amount, isBetweenOwn } of transactions) {
    if (!isBetweenOwn) (amount.minor > 0 ? income : spending).minor += amount.minor;
  }
  return { income, spending };
}

/** Numbers sort four times as fast as objects, which holds up the page at 100,000 rows. Equal ones keep their order. */
function sortByNumber(transactions: Transactions, numberOf: (transaction: SampleTransaction) => number): Transactions {
  const count = transactions.length;
  const keys = new Float64Array(count);
  for (const [index, transaction] of transactions.entries()) keys[index] = numberOf(transaction) * count + index;
  const sorted: SampleTransaction[] = [];
  for (const key of keys.sort()) {
    const transaction = transactions[key - Math.floor(key / count) * count];
    if (transaction) sorted.push(transaction);
  }
  return sorted;
}
