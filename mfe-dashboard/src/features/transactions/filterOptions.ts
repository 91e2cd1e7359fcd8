import type { AmountBand, Period, TransactionFilter, TransactionType } from '../../data/types';

interface Option<T> {
  value: T;
  label: string;
}

export const defaultFilter: TransactionFilter = { period: 30, type: 'all', amount: 'any' };

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
