import type { ColumnType, Generated } from 'kysely';

export interface Sessions {
  id: Generated<string>;
  customer_id: string;
  expires_at: Date;
  ended_at: ColumnType<Date | null, never, Date>;
  started_at: Date;
  last_seen_at: Date;
  /** The hash of the browser's cookie, without which the tokens are worth nothing. */
  device_hash: Buffer;
  /** Whether more than a password opened it. */
  second_step: ColumnType<boolean, boolean, never>;
  network: string;
  user_agent: string;
  /** When it last ordered something, or up to half a minute before. Null where no API reads from a replica. */
  wrote_at: ColumnType<Date | null, never, Date>;
}

export interface AccessTokens {
  hash: Buffer;
  session_id: string;
  expires_at: Date;
  /** Issued together with this token. */
  refresh_hash: ColumnType<Buffer | null, Buffer | null | undefined>;
  first_used_at: ColumnType<Date | null, never, Date>;
  /** When another token of the session was first used after this one. */
  superseded_at: ColumnType<Date | null, never, Date>;
}

export interface RefreshTokens {
  hash: Buffer;
  session_id: string;
  used_at: Date | null;
  /** The token that replaced this one, encrypted with this one. */
  successor: Buffer | null;
  /** The client has used this token, or the access token issued with it. */
  has_arrived: Generated<boolean>;
}

export interface Devices {
  hash: Buffer;
  customer_id: string;
  failures: Generated<number>;
  used_at: Date;
  /** Where the customer last signed in with it; null before that was kept. */
  network: ColumnType<string | null, string | undefined, string>;
}

/** The addresses from before: until they expire, codes go there alone, and notices there too. */
export interface FormerAddresses {
  customer_id: string;
  email: string;
  expires_at: Date;
}

/** When an order is paid that is not paid at once. */
export interface OrderPlan {
  rhythm: 'once' | 'weekly' | 'fortnightly' | 'monthly';
  /** A calendar day, such as `2026-11-30`. */
  firstOn: string;
  /** Null where it goes on until it is cancelled. */
  lastOn: string | null;
}

export interface StepUps {
  id: Generated<string>;
  customer_id: string;
  /** That alone may confirm it. */
  session_id: string;
  order_hash: Buffer;
  amount: bigint;
  currency: string;
  /** The last four digits of whose account it is for. */
  payee: string;
  /** Null where it is paid at once. */
  plan: ColumnType<OrderPlan | null, string | null | undefined, never>;
  code_hash: ColumnType<Buffer | null, never, Buffer>;
  tries: Generated<number>;
  expires_at: Date;
  confirmed_at: ColumnType<Date | null, never, Date>;
}

export interface Throttles {
  key: string;
  tries: number;
  window_ends: Date;
}

export interface Failures {
  key: string;
  /** `null` for names and numbers that nobody has. */
  customer_id: string | null;
  count: number;
  last_at: Date;
}
