import type { ColumnType, Generated } from 'kysely';
import type { Rhythm } from './contract/schedules.ts';

interface Payees {
  id: Generated<string>;
  customer_id: string;
  name: string;
  /** The number of an account at this bank, or one that a rail reaches. */
  number: string;
  added_at: Date;
  /** Kept, so that what was paid keeps its name. */
  removed_at: ColumnType<Date | null, never, Date | null>;
}

interface Schedules {
  id: Generated<string>;
  customer_id: string;
  /** The order's key, which each customer uses once. */
  key: string;
  order_hash: Buffer;
  from_account_id: string;
  /** One of the customer's own, or else a payee. */
  to_account_id: string | null;
  payee_id: string | null;
  /** Minor units. */
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
  failures: Generated<number>;
  /** A process has it until then, or it is tried again then; null for what was never tried. */
  retry_at: ColumnType<Date | null, never, Date | null>;
}

interface ScheduleExecutions {
  schedule_id: string;
  due_on: string;
  outcome: 'paid' | 'failed' | 'skipped';
  transaction_id: string | null;
  reason: string | null;
  at: Date;
}

/** What left for another bank, by the transaction that booked it. */
interface RailPayments {
  transaction_id: string;
  customer_id: string;
  number: string;
  name: string;
  /** The bank that a wire goes to. */
  bic: string | null;
  /** Minor units. */
  amount: bigint;
  currency: string;
  state: Generated<'accepted' | 'submitted' | 'settled' | 'returned'>;
  /** Why it came back. */
  reason: ColumnType<string | null, never, string>;
  ordered_at: Date;
  submitted_at: ColumnType<Date | null, never, Date>;
  ended_at: ColumnType<Date | null, never, Date>;
  failures: Generated<number>;
  /** It means the same as that of a schedule. */
  retry_at: ColumnType<Date | null, never, Date | null>;
}

/** What a wire would cost, and what it did cost once it is ordered. Amounts are in minor units. */
interface WireQuotes {
  id: Generated<string>;
  customer_id: string;
  from_account_id: string;
  recipient: string;
  number: string;
  bic: string;
  bank: string;
  /** What arrives, in `currency`. */
  amount: bigint;
  currency: string;
  /** What one unit of `currency` costs in `account_currency`: a decimal, never a float. */
  rate: string;
  /** The amount at the rate, in `account_currency`, as the fee is. */
  cost: bigint;
  fee: bigint;
  account_currency: string;
  memo: string;
  sends_on: string;
  arrives_on: string;
  /** An order before this time leaves on `sends_on`. */
  cut_off: Date;
  expires_at: Date;
  /** Null until it is ordered. */
  transaction_id: ColumnType<string | null, undefined, string>;
}

declare module '../../kernel/database/tables.ts' {
  interface Tables {
    payees: Payees;
    rail_payments: RailPayments;
    schedules: Schedules;
    schedule_executions: ScheduleExecutions;
    wire_quotes: WireQuotes;
  }
}
