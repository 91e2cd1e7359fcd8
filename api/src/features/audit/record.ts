import { createHash } from 'node:crypto';
import type { Connection } from '../../bank/Bank.ts';
import type { AuditEvent } from '../../contract/activity.ts';

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

/** The same work for a username that nobody has. The name is not kept: people type passwords into that field. */
export async function recordUnknown(db: Connection, at: Date, username: string, about: Record): Promise<void> {
  await append(db, at, `unknown:${createHash('sha256').update(username).digest('hex').slice(0, 2)}`, about);
}

async function append(db: Connection, at: Date, chain: string, { event, network = '', details = {} }: Record) {
  await db
    .insertInto('audit_events')
    .values({ chain, at, event, network, details: JSON.stringify(details) })
    .execute();
}
