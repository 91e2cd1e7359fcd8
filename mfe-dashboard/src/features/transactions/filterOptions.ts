import type { AmountBand, Period, TransactionFilter, TransactionType } from '../../data/types';

export interface Option<T> {
  value: T;
  label: string;
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

export const periodOptions: Option<Period>[] = [
  { value: 30, label: 'Last 30 days' },
  { value: 60, label: 'Last 60 days' },
  { value: 90, label: 'Last 90 days' },
];

export const typeOptions: Option<TransactionType>[] = [
  { value: 'all', label: 'All' },
  { value: 'income', label: 'Income' },
  { value: 'expense', label: 'Expense' },
];

export const amountOptions: Option<AmountBand>[] = [
  { value: 'any', label: 'Any' },
  { value: 'high', label: 'High' },
  { value: 'low', label: 'Low' },
];
