import type { Bank, Connection } from '../../bank/Bank.ts';
import { hashOf } from '../../bank/tokens.ts';

/** Either token suffices: the other one may have expired. */
export async function endSession({ db, now }: Bank, tokens: { access?: string; refresh?: string }): Promise<void> {
  const found = [
    ...(await sessionsOf(db, 'access_tokens', tokens.access)),
    ...(await sessionsOf(db, 'refresh_tokens', tokens.refresh)),
  ];
  if (found.length === 0) return;
  await db
    .updateTable('sessions')
    .set({ ended_at: now() })
    .where('id', 'in', found)
    .where('ended_at', 'is', null)
    .execute();
}

export async function endSessionsOf(db: Connection, customerId: string, time: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: time })
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .execute();
}

async function sessionsOf(db: Connection, table: 'access_tokens' | 'refresh_tokens', token: string | undefined) {
  if (!token) return [];
  const rows = await db.selectFrom(table).select('session_id').where('hash', '=', hashOf(token)).execute();
  return rows.map(({ session_id }) => session_id);
}
