import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Connection } from '../bank/Bank.ts';
import { publish } from '../webhooks/publish.ts';
import type { AuditEvent } from './AuditEvents.ts';

interface Record {
  event: AuditEvent;
  /** Its address counts by network, as rate limits do. */
  network?: string;
  /** Never a secret, a full account number, or what somebody typed. */
  details?: { [name: string]: string | number };
}

export interface OnRecord extends Record {
  at: Date;
  customerId: string;
}

/** Call it last in the event's transaction: it locks the customer's chain until the commit. */
export async function record(db: Connection, at: Date, customerId: string, about: Record): Promise<void> {
  await append(db, at, customerId, about);
}

/** The same in one statement for many. */
export async function recordAll(db: Connection, happenings: OnRecord[]): Promise<void> {
  if (happenings.length === 0) return;
  const events = happenings.map(({ at, customerId, event, network = '', details = {} }) => {
    return { chain: customerId, at, event, network, details: JSON.stringify(details) };
  });
  await sql`
    insert into audit_events (chain, at, event, network, details)
    select * from jsonb_to_recordset(${JSON.stringify(events)})
      as happening (chain text, at timestamptz, event text, network text, details text)`.execute(db);
  for (const { at, customerId, ...about } of happenings) await publish(db, at, customerId, about);
}

/**
 * The same work where nobody has the name or number. It is not kept: people type passwords into that field.
 * @param customerId of whoever has it
 */
export async function recordUnder(
  db: Connection,
  at: Date,
  customerId: string | null | undefined,
  typed: string,
  about: Record,
): Promise<void> {
  const unknown = `unknown:${createHash('sha256').update(typed).digest('hex').slice(0, 2)}`;
  await append(db, at, customerId ?? unknown, about);
}

async function append(db: Connection, at: Date, chain: string, about: Record) {
  const { event, network = '', details = {} } = about;
  await db
    .insertInto('audit_events')
    .values({ chain, at, event, network, details: JSON.stringify(details) })
    .execute();
  await publish(db, at, chain, about);
}
