import type * as api from '../api';
import type { Budget } from '../api';

export type { Budget, BudgetChoice } from '../api';
export type BudgetCategory = Budget['category'];
export type Category = NonNullable<api.Spending['sums'][number]['ownCategory']>;

export interface SpendingSum extends Omit<api.Spending['sums'][number], 'category' | 'ownCategory'> {
  /** The customer's own where they chose one, otherwise what was booked. */
  category: Category;
}

export interface Spending extends Omit<api.Spending, 'sums'> {
  sums: SpendingSum[];
}
