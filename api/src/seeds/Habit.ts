import type { AccountKind, Category } from '../database/tables.ts';

/** Something that happens again and again: every `every` days, last `first` days ago, with the amounts in turn. */
export interface Habit {
  description: string;
  category: Category;
  /** Which of the customer's accounts it goes through. */
  account: AccountKind;
  /** Another account of the same customer that is its other side; without it, somebody outside the bank is. */
  other?: AccountKind;
  first: number;
  every: number;
  /** Minor units; positive: received. */
  amounts: number[];
}
