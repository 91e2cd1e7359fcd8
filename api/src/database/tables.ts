import type { ColumnType, Generated } from 'kysely';
import type { ACCOUNT_TYPES } from '../contract/accounts.ts';
import type { CATEGORIES } from '../contract/transactions.ts';
import type {
  AccessTokens,
  AssertionKeys,
  ContactChanges,
  Devices,
  Failures,
  RefreshTokens,
  Registrations,
  Resets,
  Sessions,
  Throttles,
} from './identityTables.ts';

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
