import type { AccountKind, Category } from '../ledger/tables.ts';

/** Recurs every `every` days, most recently `first` days ago, cycling through `amounts`. */
export interface Habit {
  description: string;
  category: Category;
  account: AccountKind;
  other?: AccountKind;
  first: number;
  every: number;
  /** Minor units; positive when received. */
  amounts: number[];
}
