import type { ColumnType, Generated } from 'kysely';

/** The full number is the processor's alone: nothing here could pay. */
interface Cards {
  id: Generated<string>;
  account_id: string;
  customer_id: string;
  kind: 'debit' | 'credit';
  last_four: string;
  /** Such as `2029-08`. */
  expires: string;
  issued_at: Date;
  /** The card that it came instead of. */
  replaces: ColumnType<string | null, string | null | undefined, never>;
  frozen_at: ColumnType<Date | null, undefined, Date | null>;
  /** For good. */
  blocked_at: ColumnType<Date | null, undefined, Date>;
  blocked_as: ColumnType<'lost' | 'stolen' | null, undefined, 'lost' | 'stolen'>;
  /** A day’s, in minor units of the account’s currency. */
  spending_limit: bigint;
  cash_limit: bigint;
  online: Generated<boolean>;
  contactless: Generated<boolean>;
  abroad: Generated<boolean>;
  cash: Generated<boolean>;
}

declare module '../../kernel/database/tables.ts' {
  interface Tables {
    cards: Cards;
  }
}
