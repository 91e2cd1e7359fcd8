import type { Transaction } from 'kysely';
import { type Bank, later, SECOND } from '../../bank/Bank.ts';
import { decryptWith, encryptWith, hashOf, newToken } from '../../bank/tokens.ts';
import type { Tables } from '../../database/tables.ts';
import { countAttempt } from '../throttles/throttle.ts';
import { newAccess, type Tokens } from './startSession.ts';

/**
 * During this time a replaced token always leads to its successor. Longer than a page's wait for another tab's lock
 * plus a response, so that a delayed request does not look like a stolen token.
 */
export const REPLAY_GRACE_MS = 60 * SECOND;

/** Of one session at once. */
const MAX_ACCESS_TOKENS = 20;
/** Of one session in a quarter of an hour: far more than all tabs of a browser need. */
const REFRESHES = { what: 'refreshes', tries: 120 };

/**
 * Rotates a refresh token. A replaced token leads to its successor again in case the response was lost: during the
 * grace period, and until the successor has arrived. Any later use means that it was stolen, and ends the session.
 * @returns `undefined` when the session is over
 * @throws {ProblemError} when the session is renewed too often; it goes on
 */
export async function refreshSession(bank: Bank, token: string): Promise<Tokens | undefined> {
  const time = bank.now();
  return bank.db.transaction().execute(async (trx) => {
    const session = await lockSession(trx, token);
    if (!session || session.ended_at || session.expires_at <= time) return undefined;
    await countAttempt({ ...bank, db: trx }, [{ ...REFRESHES, who: session.session_id }]);
    const refresh = await successorOf(trx, token, session.session_id, time);
    if (!refresh) {
      await trx.updateTable('sessions').set({ ended_at: time }).where('id', '=', session.session_id).execute();
      return undefined;
    }
    await deleteOldAccess(trx, session.session_id);
    const access = await newAccess(trx, session.session_id, time, session.expires_at, refresh);
    return { refresh, expiresAt: session.expires_at, ...access };
  });
}

/** Requests that are under way may carry an earlier token; there are never many of them. */
async function deleteOldAccess(trx: Transaction<Tables>, sessionId: string): Promise<void> {
  await trx
    .deleteFrom('access_tokens')
    .where('session_id', '=', sessionId)
    .where('hash', 'not in', (eb) =>
      eb
        .selectFrom('access_tokens')
        .select('hash')
        .where('session_id', '=', sessionId)
        .orderBy('expires_at', 'desc')
        .limit(MAX_ACCESS_TOKENS - 1),
    )
    .execute();
}

/** The row lock serializes refreshes and sign-outs of a session. */
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
  const fresh = decryptWith(token, successor);
  return later(used_at, REPLAY_GRACE_MS) > time || !(await hasArrived(trx, fresh)) ? fresh : undefined;
}

async function replace(trx: Transaction<Tables>, token: string, sessionId: string, time: Date): Promise<string> {
  const fresh = newToken();
  await trx
    .updateTable('refresh_tokens')
    .set({ used_at: time, successor: encryptWith(token, fresh), has_arrived: true })
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
