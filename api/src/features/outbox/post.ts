import type { Connection } from '../../bank/Bank.ts';
import type { Message } from './Message.ts';

/** Hands a message to the outbox: it leaves if, and only if, the transaction around it succeeds. */
export async function post(db: Connection, time: Date, message: Message): Promise<void> {
  await db
    .insertInto('outbox')
    .values({ ...message, created_at: time, next_try_at: time })
    .execute();
}

/** As much work as a message, for nobody: whoever watches the clock learns nothing. */
export async function postToNobody(db: Connection, time: Date, message: Omit<Message, 'recipient'>): Promise<void> {
  await db
    .insertInto('outbox')
    .values({ ...message, recipient: '', created_at: time, next_try_at: time, sent_at: time })
    .execute();
}
