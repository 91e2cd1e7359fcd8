import type { BudgetCategory } from './types';

export const BUDGET_CATEGORIES: readonly BudgetCategory[] = [
  'Groceries',
  'Dining',
  'Utilities',
  'Housing',
  'Transport',
  'Shopping',
  'Health',
  'Entertainment',
  'Transfer',
  'Other',
];
