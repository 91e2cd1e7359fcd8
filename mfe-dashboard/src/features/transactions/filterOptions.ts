import type { AmountBand, Period, TransactionFilter, TransactionType } from '../../data/types';
import type { text } from '../../messages';

type Key = Parameters<typeof text>[0];

export interface Option<T> {
  value: T;
  label: Key;
}

export const defaultFilter: TransactionFilter = { period: 30, type: 'all', amount: 'any' };

/** The period alone hides nothing that a customer would look for. */
export function isFiltering({ type, amount, text }: TransactionFilter): boolean {
  return text !== undefined || type !== defaultFilter.type || amount !== defaultFilter.amount;
}

/** The period stays: it was chosen to see more, not less. */
export function clearFilter({ period }: TransactionFilter): TransactionFilter {
  return { ...defaultFilter, period };
}

export const periods: readonly Period[] = [30, 60, 90];

export const typeOptions: readonly Option<TransactionType>[] = [
  { value: 'all', label: 'history.typeAll' },
  { value: 'income', label: 'history.typeIncome' },
  { value: 'expense', label: 'history.typeExpense' },
];

export const amountOptions: readonly Option<AmountBand>[] = [
  { value: 'any', label: 'history.amountAny' },
  { value: 'high', label: 'history.amountHigh' },
  { value: 'low', label: 'history.amountLow' },
];
