import type { Transaction } from 'kysely';
import { type Bank, later, SECOND } from '../../bank/Bank.ts';
import { hashOf, newToken, openWith, sealWith } from '../../bank/tokens.ts';
import type { Tables } from '../../database/tables.ts';
import { newAccess, type Tokens } from './startSession.ts';

/**
 * How long a token that was replaced leads to its successor in any case, in ms: longer than a page waits for another
 * tab's lock and then for an answer, so that no request that was on its way meanwhile looks like a copy.
 */
export const REPLAY_GRACE_MS = 60 * SECOND;

/**
 * Replaces a refresh token. One that was replaced leads to its successor again, in case that was lost on its way: until
 * the successor has arrived, and for a grace. After that it has been copied: whoever holds it, its session ends.
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
    const access = await newAccess(trx, session.session_id, time, session.expires_at, refresh);
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
  const { used_at, successor } = await trx
    .selectFrom('refresh_tokens')
    .select(['used_at', 'successor'])
    .where('hash', '=', hashOf(token))
    .executeTakeFirstOrThrow();
  if (!used_at || !successor) return replace(trx, token, sessionId, time);
  const fresh = openWith(token, successor);
  return later(used_at, REPLAY_GRACE_MS) > time || !(await hasArrived(trx, fresh)) ? fresh : undefined;
}

async function replace(trx: Transaction<Tables>, token: string, sessionId: string, time: Date): Promise<string> {
  const fresh = newToken();
  await trx
    .updateTable('refresh_tokens')
    .set({ used_at: time, successor: sealWith(token, fresh), has_arrived: true })
    .where('hash', '=', hashOf(token))
    .execute();
  await trx
    .insertInto('refresh_tokens')
    .values({ hash: hashOf(fresh), session_id: sessionId, has_arrived: false })
    .execute();
  return fresh;
}

async function hasArrived(trx: Transaction<Tables>, token: string): Promise<boolean> {
  const { has_arrived } = await trx
    .selectFrom('refresh_tokens')
    .select('has_arrived')
    .where('hash', '=', hashOf(token))
    .executeTakeFirstOrThrow();
  return has_arrived;
}
