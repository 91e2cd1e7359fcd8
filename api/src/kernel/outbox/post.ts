import type { Connection } from '../bank/Bank.ts';
import type { NewMessage } from './Message.ts';

/** The message is sent if, and only if, the surrounding transaction commits. */
export async function post(db: Connection, time: Date, message: NewMessage): Promise<void> {
  await db.insertInto('outbox').values(rowOf(time, message)).execute();
}

/** Takes the same time as `post`, so that response times do not reveal whether a customer exists. */
export async function postDecoy(db: Connection, time: Date, message: Omit<NewMessage, 'recipient'>): Promise<void> {
  const row = rowOf(time, { ...message, recipient: '' });
  await db
    .insertInto('outbox')
    .values({ ...row, sent_at: time })
    .execute();
}

function rowOf(time: Date, { expiresAt, ...message }: NewMessage) {
  return { ...message, created_at: time, next_try_at: time, expires_at: expiresAt ?? null };
}
