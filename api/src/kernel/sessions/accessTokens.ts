import { type Connection, later } from '../bank/Bank.ts';
import { REPLAY_GRACE_MS } from './replayGrace.ts';

/**
 * A browser keeps one access token, so once it has used another one, it cannot use this one again, except in
 * requests under way. Two clients that follow the same session take turns instead.
 */
export function isCopied({ superseded_at }: { superseded_at: Date | null }, time: Date): boolean {
  return superseded_at !== null && later(superseded_at, REPLAY_GRACE_MS) < time;
}

/** The first use of a token ends that of all others. Its session has to be locked. */
export async function recordFirstUse(db: Connection, hash: Buffer, sessionId: string, time: Date): Promise<void> {
  const first = await db
    .updateTable('access_tokens')
    .set({ first_used_at: time })
    .where('hash', '=', hash)
    .where('first_used_at', 'is', null)
    .returning('refresh_hash')
    .executeTakeFirst();
  if (!first) return;
  await db
    .updateTable('access_tokens')
    .set({ superseded_at: time })
    .where('session_id', '=', sessionId)
    .where('hash', '<>', hash)
    .where('superseded_at', 'is', null)
    .where('first_used_at', 'is not', null)
    .execute();
  // A client that uses the access token has also received the refresh token issued with it.
  if (first.refresh_hash) {
    await db.updateTable('refresh_tokens').set({ has_arrived: true }).where('hash', '=', first.refresh_hash).execute();
  }
}
