import { daysBefore, type IsoDay } from '../format';
import type { Transaction, TransactionFilter } from './types';

/** From this many minor units on, in either direction, an amount counts as high. */
export const HIGH_AMOUNT = 100_00;

/** The transactions that match every part of the filter, in their order. */
export function filterTransactions(
  transactions: Transaction[],
  { period, type, amount }: TransactionFilter,
  day: IsoDay,
): Transaction[] {
  const oldest = daysBefore(day, period - 1);
  return transactions.filter(
    (transaction) =>
      transaction.date >= oldest &&
      (type === 'all' || transaction.amount.minor > 0 === (type === 'income')) &&
      (amount === 'any' || Math.abs(transaction.amount.minor) >= HIGH_AMOUNT === (amount === 'high')),
  );
}
