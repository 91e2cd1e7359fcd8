import { type Bank, later, SECOND } from '../../bank/Bank.ts';
import type { Transport } from './Message.ts';

const AT_ONCE = 10;
/** A dead letter keeps its row for an operator to look at. */
const MAX_ATTEMPTS = 10;

/**
 * Sends queued messages at least once. Deletes the text, which may contain a code, after sending.
 * @returns how many were sent
 */
export async function deliver({ db, now }: Bank, transport: Transport, log: (error: unknown) => void): Promise<number> {
  const time = now();
  const claimed = await db
    .updateTable('outbox')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), next_try_at: later(time, 30 * SECOND) }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('outbox')
        .select('id')
        .where('sent_at', 'is', null)
        .where('next_try_at', '<=', time)
        .where('attempts', '<', MAX_ATTEMPTS)
        .where(({ or, eb: is }) => or([is('expires_at', 'is', null), is('expires_at', '>', time)]))
        .orderBy('next_try_at')
        .limit(AT_ONCE)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'recipient', 'subject', 'body'])
    .execute();
  const sent = await Promise.all(
    claimed.map(async ({ id, ...message }) => {
      try {
        await transport.send(message);
      } catch (error) {
        log(error);
        return 0;
      }
      await db.updateTable('outbox').set({ sent_at: now(), body: '' }).where('id', '=', id).execute();
      return 1;
    }),
  );
  return sent.reduce<number>((sum, one) => sum + one, 0);
}
