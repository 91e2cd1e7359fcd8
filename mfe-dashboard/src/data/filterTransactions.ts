import { daysBefore, type IsoDay } from '@bank/shared/format';
import type { SampleTransaction, TransactionFilter } from './types';

/** Amounts count as high from here, received or spent. */
export const HIGH_AMOUNT_MINOR = 100_00;

export function filterTransactions(
  transactions: SampleTransaction[],
  { account, period, type, amount, text = '' }: TransactionFilter,
  day: IsoDay,
): SampleTransaction[] {
  const oldest = daysBefore(day, period - 1);
  const part = text.trim().toLowerCase();
  return transactions.filter(
    (transaction) =>
      transaction.date >= oldest &&
      (account === undefined || transaction.accountId === account) &&
      transaction.description.toLowerCase().includes(part) &&
      (type === 'all' || transaction.amount.minor > 0 === (type === 'income')) &&
      (amount === 'any' || Math.abs(transaction.amount.minor) >= HIGH_AMOUNT_MINOR === (amount === 'high')),
  );
}
