import type { Transaction } from 'kysely';
import { type Bank, later } from '../../../kernel/bank/Bank.ts';
import { hashOf } from '../../../kernel/bank/tokens.ts';
import type { Tables } from '../../../kernel/database/tables.ts';
import { isCopied } from '../../../kernel/sessions/accessTokens.ts';
import { endCopiedSession, endIdleSession } from '../../../kernel/sessions/endSession.ts';
import { countAttempt } from '../../../kernel/throttles/throttle.ts';
import { findRefreshToken, successorOf } from './refreshTokens.ts';
import { newAccess, type Tokens } from './startSession.ts';

/** What a browser sends: it has all three or none. */
export interface SessionCookies {
  refresh: string;
  access: string | undefined;
  device: string | undefined;
}

/** The tokens that one session has at once. */
const MAX_ACCESS_TOKENS = 20;
/** Refreshes of one session in a quarter of an hour: far more than all tabs of a browser need. */
const REFRESHES = { what: 'refreshes', tries: 120 };

/**
 * Rotates a refresh token. A replaced token leads to its successor again in case the response was lost: during the
 * grace period, and until the successor has arrived. Any later use, a use without the browser's other cookies, and one
 * with an access token that another client has followed mean that it was stolen, and end the session.
 * @returns `undefined` when the session is over
 * @throws {ProblemError} when the session is renewed too often; it goes on
 */
export async function refreshSession(bank: Bank, cookies: SessionCookies): Promise<Tokens | undefined> {
  const time = bank.now();
  return bank.db.transaction().execute(async (trx) => {
    const session = await lockSession(trx, cookies.refresh);
    if (!session || session.ended_at || session.expires_at <= time) return undefined;
    const { session_id: id, expires_at: expiresAt } = session;
    if (later(session.last_seen_at, bank.idleLimit) <= time) return void (await endIdleSession(trx, id, time));
    const token = await findRefreshToken(trx, cookies.refresh);
    // A new password has replaced it while this waited for the lock.
    if (!token) return undefined;
    await countAttempt({ ...bank, db: trx }, [{ ...REFRESHES, who: id }]);
    const isOwn = await isOwnClient(trx, session, cookies, time);
    const refresh = isOwn ? await successorOf(trx, cookies.refresh, token, time) : undefined;
    if (!refresh) return void (await endCopiedSession(trx, id, time));
    await trx.updateTable('sessions').set({ last_seen_at: time }).where('id', '=', id).execute();
    await deleteOldAccess(trx, id);
    return { refresh, expiresAt, ...(await newAccess(trx, id, time, expiresAt, refresh)) };
  });
}

/** Requests that are under way may carry an earlier token; there are never many of them. */
async function deleteOldAccess(trx: Transaction<Tables>, sessionId: string): Promise<void> {
  await trx
    .deleteFrom('access_tokens')
    .where('session_id', '=', sessionId)
    // Used ones tell whether another client has followed the session.
    .where('first_used_at', 'is', null)
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
    .select(['session_id', 'expires_at', 'ended_at', 'last_seen_at', 'device_hash'])
    .where('hash', '=', hashOf(token))
    .forNoKeyUpdate('sessions')
    .executeTakeFirst();
}

async function isOwnClient(
  trx: Transaction<Tables>,
  { session_id, device_hash }: { session_id: string; device_hash: Buffer },
  { access, device }: SessionCookies,
  time: Date,
): Promise<boolean> {
  if (!access || !device || !device_hash.equals(hashOf(device))) return false;
  const held = await trx
    .selectFrom('access_tokens')
    .select('superseded_at')
    .where('hash', '=', hashOf(access))
    .where('session_id', '=', session_id)
    .executeTakeFirst();
  // One that is gone was never used, so no other client can have followed it.
  return !held || !isCopied(held, time);
}
