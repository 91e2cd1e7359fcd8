import type { ColumnType, Generated } from 'kysely';
import type { ACCOUNT_TYPES } from '../contract/accounts.ts';
import type { CATEGORIES } from '../contract/transactions.ts';

/** `INTERNAL` accounts are the bank's own: the other side of whatever comes from or goes to elsewhere. */
export type AccountKind = (typeof ACCOUNT_TYPES)[number] | 'Internal';
export type Category = (typeof CATEGORIES)[number];

interface Customers {
  id: Generated<string>;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  /** The number's digits alone: people group them as they like. */
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
  /** Minor units; always the sum of the account's entries. */
  balance: Generated<bigint>;
  /** How low the balance may become, in minor units; null: without end. */
  floor: bigint | null;
  /** Yearly yield in hundredths of a percent. */
  apy: number | null;
  credit_limit: bigint | null;
  position: Generated<number>;
}

interface Transfers {
  id: Generated<string>;
  customer_id: string | null;
  idempotency_key: string;
  /** What was ordered: the same key with another order is a mistake. */
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
  /** The account's owner once more: their pages are read from one index. */
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
  ended_at: Date | null;
}

interface AccessTokens {
  hash: Buffer;
  session_id: string;
  expires_at: Date;
  /** The refresh token that was given along with it, until that is known to have arrived. */
  refresh_hash: ColumnType<Buffer | null, Buffer | null | undefined>;
}

interface RefreshTokens {
  hash: Buffer;
  session_id: string;
  used_at: Date | null;
  /** The token that replaced it, readable with the replaced one alone. */
  successor: Buffer | null;
  /** Whether the client has shown that it got it: by using it, or the access token that came along. */
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

interface Registrations {
  hash: Buffer;
  customer_id: string;
  expires_at: Date;
}

interface Resets {
  hash: Buffer;
  /** Null where nobody has the phone number: such a row costs as much as every other. */
  customer_id: string | null;
  code_hash: Buffer;
  tries: Generated<number>;
  expires_at: Date;
}

interface Outbox {
  id: Generated<string>;
  recipient: string;
  subject: string;
  /** Emptied once it is sent, or has expired. */
  body: string;
  created_at: Date;
  /** When the code in it expires; null where there is none. */
  expires_at: Date | null;
  sent_at: Date | null;
  attempts: Generated<number>;
  next_try_at: Date;
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
  registrations: Registrations;
  resets: Resets;
  outbox: Outbox;
}
