import type { Transaction } from 'kysely';
import { type Bank, later, SECOND } from '../../bank/Bank.ts';
import { hashOf, newToken, openWith, sealWith } from '../../bank/tokens.ts';
import type { Tables } from '../../database/tables.ts';
import { newAccess, type Tokens } from './startSession.ts';

/** How long a token that was replaced still leads to its successor: for tabs and answers that crossed. In ms. */
export const GRACE = 10 * SECOND;

/**
 * Replaces a refresh token. One that was replaced longer ago has been copied: whoever holds it, its session ends.
 *
 * @returns nothing when the session is over
 */
export async function refreshSession({ db, now }: Bank, token: string): Promise<Tokens | undefined> {
  const time = now();
  return db.transaction().execute(async (trx) => {
    const session = await lockSession(trx, token);
    if (!session || session.ended_at || session.expires_at <= time) return undefined;
    const refresh = await successorOf(trx, token, session.session_id, time);
    if (!refresh) {
      await trx.updateTable('sessions').set({ ended_at: time }).where('id', '=', session.session_id).execute();
      return undefined;
    }
    const access = await newAccess(trx, session.session_id, time, session.expires_at);
    return { refresh, expiresAt: session.expires_at, ...access };
  });
}

/** One refresh or sign-out of a session at a time: its row is held until the transaction ends. */
function lockSession(trx: Transaction<Tables>, token: string) {
  return trx
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .select(['session_id', 'expires_at', 'ended_at'])
    .where('hash', '=', hashOf(token))
    .forNoKeyUpdate('sessions')
    .executeTakeFirst();
}

async function successorOf(trx: Transaction<Tables>, token: string, sessionId: string, time: Date) {
  const hash = hashOf(token);
  const { used_at, successor } = await trx
    .selectFrom('refresh_tokens')
    .select(['used_at', 'successor'])
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow();
  if (used_at) return successor && later(used_at, GRACE) > time ? openWith(token, successor) : undefined;
  const fresh = newToken();
  const used = { used_at: time, successor: sealWith(token, fresh) };
  await trx.updateTable('refresh_tokens').set(used).where('hash', '=', hash).execute();
  await trx
    .insertInto('refresh_tokens')
    .values({ hash: hashOf(fresh), session_id: sessionId })
    .execute();
  return fresh;
}
