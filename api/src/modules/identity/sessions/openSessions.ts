import { record } from '../../../kernel/audit/record.ts';
import { type Bank, later } from '../../../kernel/bank/Bank.ts';
import type { Client } from '../../../kernel/bank/Client.ts';
import { ProblemError } from '../../../kernel/bank/ProblemError.ts';
import type { Customer } from '../../../kernel/sessions/findCustomer.ts';
import { networkOf } from '../../../kernel/throttles/network.ts';
import { MAX_SESSIONS } from '../contract/sessions.ts';

export async function openSessionsOf({ db, now, idleLimit }: Bank, { id, sessionId }: Customer) {
  const newest = db
    .selectFrom('sessions')
    .select(['id', 'started_at', 'last_seen_at', 'network', 'user_agent', 'expires_at'])
    .where('customer_id', '=', id)
    .where('ended_at', 'is', null)
    .orderBy('started_at', 'desc')
    .limit(MAX_SESSIONS)
    .as('newest');
  const rows = await db
    .selectFrom(newest)
    .select(['id', 'started_at', 'last_seen_at', 'network', 'user_agent'])
    .where('expires_at', '>', now())
    .where('last_seen_at', '>', later(now(), -idleLimit))
    .orderBy('last_seen_at', 'desc')
    .execute();
  return rows.map(({ started_at, last_seen_at, user_agent, ...session }) => ({
    id: session.id,
    network: session.network,
    startedAt: started_at.toISOString(),
    lastSeenAt: last_seen_at.toISOString(),
    browser: user_agent,
    isCurrent: session.id === sessionId,
  }));
}

/** @throws {ProblemError} when the customer has no such other session */
export async function endSessionElsewhere(bank: Bank, customer: Customer, id: string, client: Client): Promise<void> {
  if ((await endOthers(bank, customer, client, id)) > 0) return;
  throw new ProblemError('not-found', 'There is no such session among your others.');
}

/** @param only one of them @returns how many there were */
export function endOthers(bank: Bank, customer: Customer, client: Client, only?: string): Promise<number> {
  const time = bank.now();
  return bank.db.transaction().execute(async (trx) => {
    const ended = await trx
      .updateTable('sessions')
      .set({ ended_at: time })
      .where('customer_id', '=', customer.id)
      .where('id', '<>', customer.sessionId)
      .where('ended_at', 'is', null)
      .$if(only !== undefined, (query) => query.where('id', '=', only ?? ''))
      .returning('id')
      .execute();
    const network = networkOf(client.address);
    for (const { id } of ended) {
      await record(trx, time, customer.id, { event: 'session-ended', network, details: { session: id } });
    }
    return ended.length;
  });
}
