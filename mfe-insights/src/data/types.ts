import type { Budget, Spending } from '../api';

export type { Budget, BudgetChoice, Spending } from '../api';
export type SpendingSum = Spending['sums'][number];
export type BudgetCategory = Budget['category'];
export type Category = SpendingSum['category'] | BudgetCategory;
