import type { Connection } from '../bank/Bank.ts';
import { webhooksInUse } from './webhooksInUse.ts';

interface Happening {
  /** That of the audit, or one that the audit does not have. */
  event: string;
  /** Its address counts by network, as rate limits do. */
  network?: string;
  /** Never a secret, a full account number, or what somebody typed. */
  details?: { [name: string]: string | number };
}

/**
 * Tells the bank's own systems. Call it within the event's transaction: the receivers are told if, and only if, it commits.
 * @param chain the customer’s id, or that of the audit for somebody unknown
 */
export async function publish(
  db: Connection,
  at: Date,
  chain: string,
  { event, network = '', details = {} }: Happening,
): Promise<void> {
  const receivers = webhooksInUse();
  if (receivers.length === 0) return;
  const customerId = chain.startsWith('unknown:') ? null : chain;
  const body = JSON.stringify({ type: event, timestamp: at.toISOString(), data: { customerId, network, details } });
  const message = { subject: event, body, created_at: at, next_try_at: at };
  await db
    .insertInto('webhook_events')
    .values(receivers.map(({ name }) => ({ ...message, recipient: name, chain })))
    .execute();
}
