import { type Bank, DAY, later } from './bank/Bank.ts';

/** Longer than `deliver` tries. */
const UNSENT_KEPT_MS = 30 * DAY;

export async function sweep({ db, now }: Bank): Promise<void> {
  const time = now();
  await db.deleteFrom('sessions').where('expires_at', '<', time).execute();
  await db.deleteFrom('step_ups').where('expires_at', '<', time).execute();
  await db.deleteFrom('throttles').where('window_ends', '<', time).execute();
  // Those of customers stay until a success: nobody gets another hundred tries by waiting.
  await db
    .deleteFrom('failures')
    .where('customer_id', 'is', null)
    .where('last_at', '<', later(time, -365 * DAY))
    .execute();
  await db
    .deleteFrom('devices')
    .where('used_at', '<', later(time, -365 * DAY))
    .execute();
  await db.updateTable('outbox').set({ body: '' }).where('expires_at', '<', time).where('body', '<>', '').execute();
  await db
    .deleteFrom('outbox')
    .where('created_at', '<', later(time, -DAY))
    .where(({ or, eb }) => or([eb('sent_at', 'is not', null), eb('expires_at', '<', time)]))
    .execute();
  // Without a mail server nothing is ever sent, and nothing becomes a dead letter.
  await db
    .deleteFrom('outbox')
    .where('created_at', '<', later(time, -UNSENT_KEPT_MS))
    .where('failed_at', 'is', null)
    .execute();
}
