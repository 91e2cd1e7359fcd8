import type { Connection } from '../../bank/Bank.ts';
import type { NewMessage } from './Message.ts';

/** Hands a message to the outbox: it leaves if, and only if, the transaction around it succeeds. */
export async function post(db: Connection, time: Date, message: NewMessage): Promise<void> {
  await db.insertInto('outbox').values(rowOf(time, message)).execute();
}

/** As much work as a message, for nobody: whoever watches the clock learns nothing. */
export async function postToNobody(db: Connection, time: Date, message: Omit<NewMessage, 'recipient'>): Promise<void> {
  const row = rowOf(time, { ...message, recipient: '' });
  await db
    .insertInto('outbox')
    .values({ ...row, sent_at: time })
    .execute();
}

function rowOf(time: Date, { expiresAt, ...message }: NewMessage) {
  return { ...message, created_at: time, next_try_at: time, expires_at: expiresAt ?? null };
}
