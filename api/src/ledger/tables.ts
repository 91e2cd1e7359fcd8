import type { ColumnType, Generated } from 'kysely';

export const ACCOUNT_TYPES = ['Checking', 'Savings', 'Credit Card', 'Loan'] as const;
export const CATEGORIES = ['Groceries', 'Dining', 'Utilities', 'Income', 'Transfer'] as const;

/** `Internal` accounts are the bank's own: the counterparty of transfers from and to other banks. */
export type AccountKind = (typeof ACCOUNT_TYPES)[number] | 'Internal';
export type Category = (typeof CATEGORIES)[number];

interface Accounts {
  id: Generated<string>;
  customer_id: string | null;
  number: string;
  name: string;
  type: AccountKind;
  currency: string;
  /** The sum of the account's entries, in minor units. `null` on the bank's own accounts, which keep no balance. */
  posted: ColumnType<bigint, bigint | undefined, never>;
  /** The sum of the account's pending holds. What is available is posted less held. */
  held: ColumnType<bigint, never, never>;
  entry_count: ColumnType<bigint, bigint | undefined, never>;
  /** Lower bound of what is available, in minor units: minus the limit, or minus what was lent. `null` on the bank's own accounts. */
  floor: bigint | null;
  /** Upper bound of what is posted: 0 on loans. */
  ceiling: ColumnType<bigint | null, bigint | null | undefined>;
  /** Hundredths of a percent. */
  apy: number | null;
  credit_limit: bigint | null;
  /** A loan's yearly rate, in hundredths of a percent. */
  rate: ColumnType<number | null, number | null | undefined>;
  /** A loan's monthly repayment, in minor units. */
  repayment: ColumnType<bigint | null, bigint | null | undefined>;
  /** A day of the month, up to 28. */
  repayment_day: ColumnType<number | null, number | null | undefined>;
  position: Generated<number>;
  /** Nothing is on the account from then on, and nothing comes to it. */
  closed_at: ColumnType<Date | null, never, never>;
}

interface Transactions {
  id: Generated<string>;
  /** Who gave the order, like `customer:` and an id. A key is used once by each. */
  source: string;
  key: string;
  /** Detects a key that is reused with another order. */
  order_hash: Buffer;
  effective_on: string;
  booked_at: Date;
  memo: string;
  reverses: ColumnType<string | null, string | null | undefined>;
  /** Entries are accepted in the database's transaction that created it only. */
  created_in: ColumnType<string, never, never>;
}

interface Entries {
  id: Generated<string>;
  transaction_id: string;
  account_id: string;
  /** Denormalized, so that one index serves all entries of a customer. */
  customer_id: ColumnType<string | null, string | null | undefined>;
  currency: string;
  amount: bigint;
  description: string;
  category: Category;
  booked_at: ColumnType<Date, Date | undefined>;
  /** The number within its account, from 1 without a gap; `null` on the bank's own. */
  sequence: ColumnType<bigint | null, bigint | null | undefined>;
  balance_after: ColumnType<bigint | null, bigint | null | undefined>;
}

interface Holds {
  id: Generated<string>;
  source: string;
  key: string;
  order_hash: Buffer;
  account_id: string;
  currency: string;
  amount: bigint;
  description: string;
  state: Generated<'pending' | 'posted' | 'voided'>;
  placed_at: Date;
  expires_at: Date;
  ended_at: ColumnType<Date | null, undefined>;
  transaction_id: ColumnType<string | null, undefined>;
}

/** What was refused under a key, and stays so. */
interface Refusals {
  source: string;
  key: string;
  order_hash: Buffer;
  reason: string;
  account_id: string | null;
  room: bigint | null;
  refused_at: Date;
}

interface LedgerFaults {
  fault: string;
  found_at: Date;
}

/** One row. */
interface LedgerProof {
  /** All books were last proven then. */
  completed_at: ColumnType<Date | null, never, never>;
  /** They are to be proven since then. */
  begun_at: ColumnType<Date, never, never>;
}

declare module '../kernel/database/tables.ts' {
  interface Tables {
    accounts: Accounts;
    transactions: Transactions;
    entries: Entries;
    holds: Holds;
    refusals: Refusals;
    ledger_faults: LedgerFaults;
    ledger_proof: LedgerProof;
  }
}
