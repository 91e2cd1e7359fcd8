import { daysBefore, type IsoDay } from '@bank/shared/format';
import type { ExactAmount, SampleTransaction, TransactionFilter } from './types';

/** Amounts count as high from here, received or spent. */
export const HIGH_AMOUNT_MINOR = 100_00;
/** What amounts of filters are in. */
export const FILTER_CURRENCY = 'USD';

/** Tells one amount from a band. */
export function isExact(amount: string | undefined): amount is ExactAmount {
  return amount !== undefined && /^\d{1,15}$/.test(amount);
}

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
      isOfAmount(Math.abs(transaction.amount.minor), amount),
  );
}

function isOfAmount(minor: number, wanted: TransactionFilter['amount']): boolean {
  if (wanted === 'any') return true;
  if (wanted === 'high') return minor >= HIGH_AMOUNT_MINOR;
  return wanted === 'low' ? minor < HIGH_AMOUNT_MINOR : minor === Number(wanted);
}
