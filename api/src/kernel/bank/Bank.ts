import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/Database.ts';
import type { Tables } from '../database/tables.ts';
import type { FailingJobs } from './FailingJobs.ts';
import type { Passwords } from './Passwords.ts';
import type { Replica } from './Replica.ts';

export interface Bank {
  db: Kysely<Tables>;
  kind: Database['kind'];
  /** Answers what may be seconds old, by `readFromReplica`. */
  replica?: Replica | undefined;
  passwords: Passwords;
  /** A clock that tests can move. */
  now(): Date;
  /** Milliseconds without a request that end a session. */
  idleLimit: number;
  /** What may go to strangers in a day without a confirmation, in minor units. `null` where nobody could confirm, as in a benchmark. */
  confirmAbove: bigint | null;
  /** Milliseconds for which a passkey or an app that the password alone added confirms no order. */
  newFactorWait: number;
  /** A bank without a mail server leaves its messages to whoever looks at them. */
  sendsMail?: boolean;
  /** Those of this process, if it runs jobs. */
  failingJobs?: FailingJobs;
  /** The origin of the bank’s pages; if omitted, whatever they are asked for at. */
  origin?: string | undefined;
}

/** The embedded database has one connection: during a transaction, a query outside it would wait forever. */
export type Connection = Kysely<Tables> | Transaction<Tables>;

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Unless `BANK_IDLE_MINUTES` says otherwise. */
export const IDLE_LIMIT_MS = 20 * MINUTE;

export function later(from: Date, ms: number): Date {
  return new Date(from.getTime() + ms);
}
