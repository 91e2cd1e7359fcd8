import type { BudgetCategory } from './contract/budgets.ts';

/** A limit counts from its month until that of the next one. */
interface Budgets {
  customer_id: string;
  category: BudgetCategory;
  /** Such as `2026-11`. */
  since: string;
  /** Minor units. */
  amount: bigint;
  currency: string;
  rolls_over: boolean;
}

declare module '../../kernel/database/tables.ts' {
  interface Tables {
    budgets: Budgets;
  }
}
