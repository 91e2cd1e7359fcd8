import type { ColumnType, Generated } from 'kysely';
import type { Rhythm } from './contract/schedules.ts';

interface Payees {
  id: Generated<string>;
  customer_id: string;
  name: string;
  /** Of an account at this bank. */
  number: string;
  added_at: Date;
  /** Kept, so that what was paid keeps its name. */
  removed_at: ColumnType<Date | null, never, Date | null>;
}

interface Schedules {
  id: Generated<string>;
  customer_id: string;
  /** Under which it was ordered, once by each customer. */
  key: string;
  order_hash: Buffer;
  from_account_id: string;
  /** One of the customer's own, or else a payee. */
  to_account_id: string | null;
  payee_id: string | null;
  /** In minor units. */
  amount: bigint;
  currency: string;
  memo: string;
  rhythm: Rhythm;
  /** All dates are counted from it. */
  first_on: string;
  last_on: ColumnType<string | null>;
  /** Null when no date is left. */
  next_on: ColumnType<string | null>;
  created_at: Date;
  cancelled_at: ColumnType<Date | null, never, Date>;
}

interface ScheduleExecutions {
  schedule_id: string;
  due_on: string;
  outcome: 'paid' | 'failed' | 'skipped';
  transaction_id: string | null;
  reason: string | null;
  at: Date;
}

declare module '../../kernel/database/tables.ts' {
  interface Tables {
    payees: Payees;
    schedules: Schedules;
    schedule_executions: ScheduleExecutions;
  }
}
