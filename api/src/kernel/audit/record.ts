import { createHash } from 'node:crypto';
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

/** Call it last in the event's transaction: it locks the customer's chain until the commit. */
export async function record(db: Connection, at: Date, customerId: string, about: Record): Promise<void> {
  await append(db, at, customerId, about);
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
