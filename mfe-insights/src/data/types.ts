import type { Spending } from '../api';

export type { Spending } from '../api';
export type SpendingSum = Spending['sums'][number];
export type Category = SpendingSum['category'];
