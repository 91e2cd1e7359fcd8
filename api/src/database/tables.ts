import type { ColumnType, Generated } from 'kysely';
import type { ACCOUNT_TYPES } from '../contract/accounts.ts';
import type { CATEGORIES } from '../contract/transactions.ts';

/** `Internal` accounts are the bank's own: the counterparty of transfers from and to other banks. */
export type AccountKind = (typeof ACCOUNT_TYPES)[number] | 'Internal';
export type Category = (typeof CATEGORIES)[number];

interface Customers {
  id: Generated<string>;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  phone_key: string;
  id_number_key: string;
  date_of_birth: ColumnType<string | null, string | null | undefined, string>;
  customer_since: string;
  username: string | null;
  password_hash: string | null;
}

interface Accounts {
  id: Generated<string>;
  customer_id: string | null;
  number: string;
  name: string;
  type: AccountKind;
  currency: string;
  /** In minor units: the sum of the account's entries. */
  balance: Generated<bigint>;
  /** Lower bound of the balance in minor units; `null` means no bound. */
  floor: bigint | null;
  /** In hundredths of a percent. */
  apy: number | null;
  credit_limit: bigint | null;
  position: Generated<number>;
}

interface Transfers {
  id: Generated<string>;
  customer_id: string | null;
  idempotency_key: string;
  /** Detects an idempotency key that is reused with another order. */
  order_hash: Buffer;
  from_account_id: string;
  to_account_id: string;
  amount: bigint;
  memo: string;
  booked_at: Date;
}

interface Entries {
  id: Generated<string>;
  transfer_id: string;
  account_id: string;
  /** Denormalized, so that one index serves all entries of a customer. */
  customer_id: string | null;
  amount: bigint;
  description: string;
  category: Category;
  booked_at: Date;
}

interface Sessions {
  id: Generated<string>;
  customer_id: string;
  expires_at: Date;
  ended_at: ColumnType<Date | null, never, Date>;
  started_at: Date;
  last_seen_at: Date;
  /** Of the browser's cookie, without which the tokens are worth nothing. */
  device_hash: Buffer;
  network: string;
  user_agent: string;
}

interface AccessTokens {
  hash: Buffer;
  session_id: string;
  expires_at: Date;
  /** Issued together with this token. */
  refresh_hash: ColumnType<Buffer | null, Buffer | null | undefined>;
  first_used_at: ColumnType<Date | null, never, Date>;
  /** When another token of the session was first used after this one. */
  superseded_at: ColumnType<Date | null, never, Date>;
}

interface RefreshTokens {
  hash: Buffer;
  session_id: string;
  used_at: Date | null;
  /** The token that replaced this one, encrypted with this one. */
  successor: Buffer | null;
  /** The client has used this token, or the access token issued with it. */
  has_arrived: Generated<boolean>;
}

interface Devices {
  hash: Buffer;
  customer_id: string;
  failures: Generated<number>;
  used_at: Date;
}

interface Throttles {
  key: string;
  tries: number;
  window_ends: Date;
}

interface Failures {
  key: string;
  /** `null` for names and numbers that nobody has. */
  customer_id: string | null;
  count: number;
  last_at: Date;
}

interface Registrations {
  hash: Buffer;
  /** `null` for details that are not in the bank's records, so that the work is the same. */
  customer_id: string | null;
  date_of_birth: ColumnType<string, string, never>;
  code_hash: Buffer;
  /** Empty for a code that is too long to be guessed. */
  failure_key: string;
  tries: Generated<number>;
  expires_at: Date;
}

interface Resets {
  hash: Buffer;
  /** `null` for an unknown phone number, so that the work is the same. */
  customer_id: string | null;
  code_hash: Buffer;
  /** Empty for a code that is too long to be guessed. */
  failure_key: string;
  tries: Generated<number>;
  expires_at: Date;
}

interface ContactChanges {
  hash: Buffer;
  customer_id: string;
  /** Either this or `phone`. */
  email: string | null;
  phone: string | null;
  code_hash: Buffer;
  tries: Generated<number>;
  expires_at: Date;
}

interface AssertionKeys {
  /** The thumbprint of the key (RFC 7638). */
  id: string;
  /** A JWK as JSON. */
  public_key: string;
  expires_at: Date;
}

interface Outbox {
  id: Generated<string>;
  recipient: string;
  subject: string;
  /** Emptied when the message is sent or expires. */
  body: string;
  created_at: Date;
  expires_at: Date | null;
  sent_at: Date | null;
  /** When the bank gave up: a dead letter. */
  failed_at: ColumnType<Date | null, Date | null | undefined>;
  attempts: Generated<number>;
  next_try_at: Date;
}

interface AuditChains {
  chain: string;
  length: bigint;
  hash: Buffer;
}

interface AuditEvents {
  /** The customer's id, or one of 256 chains for usernames that nobody has. */
  chain: string;
  number: ColumnType<bigint, never, never>;
  at: ColumnType<Date, Date, never>;
  event: string;
  network: Generated<string>;
  /** A JSON object. */
  details: Generated<string>;
  previous: ColumnType<Buffer, never, never>;
  hash: ColumnType<Buffer, never, never>;
}

export interface Tables {
  customers: Customers;
  accounts: Accounts;
  transfers: Transfers;
  entries: Entries;
  sessions: Sessions;
  access_tokens: AccessTokens;
  refresh_tokens: RefreshTokens;
  devices: Devices;
  throttles: Throttles;
  failures: Failures;
  registrations: Registrations;
  resets: Resets;
  contact_changes: ContactChanges;
  assertion_keys: AssertionKeys;
  outbox: Outbox;
  audit_chains: AuditChains;
  audit_events: AuditEvents;
}
