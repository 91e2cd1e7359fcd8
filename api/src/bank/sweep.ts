import { type Bank, DAY, later } from './Bank.ts';

export async function sweep({ db, now }: Bank): Promise<void> {
  const time = now();
  await db.deleteFrom('access_tokens').where('expires_at', '<', time).execute();
  await db.deleteFrom('sessions').where('expires_at', '<', time).execute();
  await db.deleteFrom('throttles').where('window_ends', '<', time).execute();
  await db.deleteFrom('registrations').where('expires_at', '<', time).execute();
  await db.deleteFrom('resets').where('expires_at', '<', time).execute();
  await db
    .deleteFrom('devices')
    .where('used_at', '<', later(time, -365 * DAY))
    .execute();
  await db.updateTable('outbox').set({ body: '' }).where('expires_at', '<', time).where('body', '<>', '').execute();
  await db.deleteFrom('outbox').where('created_at', '<', later(time, -DAY)).execute();
}
