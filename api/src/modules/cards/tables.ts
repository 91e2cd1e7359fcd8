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
  /** A blocked card stays blocked. */
  blocked_at: ColumnType<Date | null, undefined, Date>;
  /** `closed` with its account, by the database. */
  blocked_as: ColumnType<'lost' | 'stolen' | 'closed' | null, undefined, 'lost' | 'stolen'>;
  /** A day’s, in minor units of the account’s currency. */
  spending_limit: bigint;
  cash_limit: bigint;
  online: Generated<boolean>;
  contactless: Generated<boolean>;
  abroad: Generated<boolean>;
  cash: Generated<boolean>;
}

/** What the card network asked for, by its own id. */
interface CardPayments {
  id: string;
  card_id: string;
  customer_id: string;
  /** Minor units of `currency`. */
  amount: bigint;
  currency: string;
  merchant: string;
  /** What it sells (ISO 18245). */
  merchant_code: string;
  channel: 'chip' | 'contactless' | 'online' | 'cash';
  /** Null for what a version before asked that did not keep it. */
  is_abroad: ColumnType<boolean | null, boolean, never>;
  state: ColumnType<State, 'pending' | 'declined', 'settled' | 'released'>;
  /** Why it was declined. */
  reason: ColumnType<string | null, string | null, never>;
  at: Date;
  hold_id: ColumnType<string | null, string | null, never>;
  ended_at: ColumnType<Date | null, undefined, Date>;
  failures: Generated<number>;
  /** A process has it until then, or it is asked for again then; null for what was never asked for. */
  retry_at: ColumnType<Date | null, undefined, Date | null>;
}

type State = 'pending' | 'settled' | 'released' | 'declined';

/** An account in it waits for its first card. */
interface CardsDue {
  account_id: string;
  since: Generated<Date>;
  failures: Generated<number>;
  retry_at: ColumnType<Date | null, never, Date | null>;
}

declare module '../../kernel/database/tables.ts' {
  interface Tables {
    cards: Cards;
    cards_due: CardsDue;
    card_payments: CardPayments;
  }
}
