import type { ColumnType, Generated } from 'kysely';
import type {
  AccessTokens,
  Devices,
  Failures,
  FormerAddresses,
  RefreshTokens,
  Sessions,
  StepUps,
  Throttles,
} from './identityTables.ts';

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
  /** The language of the customer's last sign-in. */
  language: ColumnType<string | null, string | null | undefined, string>;
  /** Works for the bank: may get new versions of its pages first, and nothing else. The database's owner sets it. */
  is_staff: ColumnType<boolean, boolean | undefined, never>;
  /** Such as `private`: flags and conditions of pages ask for them. The database's owner sets them. */
  groups: ColumnType<string[], string[] | undefined, never>;
}

interface Outbox {
  id: Generated<string>;
  recipient: string;
  subject: string;
  /** Emptied when the message is sent or expires. */
  body: string;
  created_at: Date;
  expires_at: ColumnType<Date | null, Date | null | undefined>;
  sent_at: ColumnType<Date | null, Date | null | undefined>;
  /** When the bank gave up: a dead letter. */
  failed_at: ColumnType<Date | null, Date | null | undefined>;
  attempts: Generated<number>;
  next_try_at: Date;
}

/** Customers who have left. Written by the database's functions alone. */
interface FormerCustomers {
  customer_id: string;
  left_at: ColumnType<Date, never, never>;
  /** When what the law keeps was erased, too. */
  erased_at: ColumnType<Date | null, never, never>;
}

/** One row, which is the owner's to change. */
interface Retention {
  /** What is kept by law stays as long after a customer has left. */
  years: ColumnType<number, never, never>;
}

/** What the bank's own systems are to be told: the recipient is a receiver's name, the subject an event's, the body JSON. */
interface WebhookEvents extends Outbox {
  /** The audit's: a customer's id, or one for somebody unknown. Its events are delivered in order. */
  chain: string;
  position: ColumnType<bigint, never, never>;
}

/** Appended to only. */
interface RefusedRequests {
  source: string;
  key: string;
  request_hash: Buffer;
  /** The problem that was answered with, as JSON. */
  problem: string;
  refused_at: Date;
}

interface AuditChains {
  chain: string;
  length: bigint;
  hash: Buffer;
  /** Its events are gone from then on, with what else was kept of their customer. */
  erased_at: ColumnType<Date | null, never, never>;
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

/** A module adds its own, in a `Tables` of its own. */
export interface Tables {
  customers: Customers;
  former_customers: FormerCustomers;
  retention: Retention;
  sessions: Sessions;
  access_tokens: AccessTokens;
  refresh_tokens: RefreshTokens;
  devices: Devices;
  former_addresses: FormerAddresses;
  step_ups: StepUps;
  throttles: Throttles;
  failures: Failures;
  outbox: Outbox;
  webhook_events: WebhookEvents;
  refused_requests: RefusedRequests;
  audit_chains: AuditChains;
  audit_events: AuditEvents;
}
