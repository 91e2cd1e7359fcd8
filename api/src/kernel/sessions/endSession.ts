import type { AuditEvent } from '../audit/AuditEvents.ts';
import { record } from '../audit/record.ts';
import type { Bank, Connection } from '../bank/Bank.ts';
import { chooseLanguage } from '../bank/languages.ts';
import { hashOf } from '../bank/tokens.ts';
import { messagesOf } from '../outbox/messagesOf.ts';
import { postNotice } from '../outbox/postNotice.ts';
import type en from './messages/en.json';

const messageIn = messagesOf<typeof en>('kernel/sessions');

interface HeldTokens {
  access?: string | undefined;
  refresh?: string | undefined;
}

/** Either token suffices: the other one may have expired. */
export async function endSession(bank: Bank, tokens: HeldTokens): Promise<void> {
  const { db } = bank;
  const found = new Set([
    ...(await sessionsOf(db, 'access_tokens', tokens.access)),
    ...(await sessionsOf(db, 'refresh_tokens', tokens.refresh)),
  ]);
  for (const id of found) await db.transaction().execute((trx) => end(trx, id, bank.now(), 'signed-out'));
}

/** Two clients use one session's tokens, and nobody can tell which of them is the customer. */
export async function endCopiedSession(db: Connection, id: string, time: Date): Promise<void> {
  const customerId = await end(db, id, time, 'token-reused');
  if (!customerId) return;
  const { language } = await db
    .selectFrom('customers')
    .select('language')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  await postNotice(db, time, customerId, messageIn(chooseLanguage(language), 'sessionCopied'));
}

export async function endIdleSession(db: Connection, id: string, time: Date): Promise<void> {
  await end(db, id, time, 'session-idle');
}

export async function endSessionsOf(db: Connection, customerId: string, time: Date, except?: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: time })
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
    .execute();
}

/** @returns the customer, unless the session has ended before */
async function end(db: Connection, id: string, time: Date, event: AuditEvent): Promise<string | undefined> {
  const ended = await db
    .updateTable('sessions')
    .set({ ended_at: time })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('customer_id')
    .executeTakeFirst();
  if (ended) await record(db, time, ended.customer_id, { event, details: { session: id } });
  return ended?.customer_id;
}

async function sessionsOf(db: Connection, table: 'access_tokens' | 'refresh_tokens', token: string | undefined) {
  if (!token) return [];
  const rows = await db.selectFrom(table).select('session_id').where('hash', '=', hashOf(token)).execute();
  return rows.map(({ session_id }) => session_id);
}
