import { currentLocale } from '@bank/shared/format';
import { parseMoney } from '@bank/shared/forms';
import { dashboardData } from '../data/dashboardData';
import { FILTER_CURRENCY } from '../data/filterTransactions';
import type { Transaction, TransactionFilter } from '../data/types';
import { canSearch } from '../features/transactions/useHistoryAddress';

const SHOWN = 5;
const EVERYTHING: TransactionFilter = { period: 90, type: 'all', amount: 'any' };

export interface FoundTransaction {
  transaction: Transaction;
  /** What the history shows it with. */
  filter: TransactionFilter;
}

/** A number is an amount, and a part of a text where it is long enough. Nothing for what the bank would not look for. */
export function filtersOf(query: string): TransactionFilter[] {
  const isNumber = /^[-+−]?\p{Sc}?\p{Nd}/u.test(query);
  const amount = isNumber ? parseMoney(query.replace(/^[-+−]/, ''), FILTER_CURRENCY, currentLocale()) : undefined;
  return [
    ...(amount?.minor ? [{ ...EVERYTHING, amount: `${BigInt(amount.minor)}` as const }] : []),
    ...(canSearch(query) ? [{ ...EVERYTHING, text: query.slice(0, 100) }] : []),
  ];
}

/** The newest of the last 90 days, which the history can show. Those of the amount come first. */
export async function findTransactions(query: string, signal: AbortSignal): Promise<FoundTransaction[]> {
  const pages = await Promise.all(
    filtersOf(query).map(async (filter) => {
      const { items } = await dashboardData().transactions({ ...filter, sort: 'newest', limit: SHOWN }, signal);
      return items.map((transaction) => ({ transaction, filter }));
    }),
  );
  const found = new Map(pages.flat().map((one) => [one.transaction.id, one]));
  return [...found.values()].slice(0, SHOWN);
}
