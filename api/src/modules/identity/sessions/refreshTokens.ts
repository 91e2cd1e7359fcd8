import type { Transaction } from 'kysely';
import { later } from '../../../kernel/bank/Bank.ts';
import { decryptWith, encryptWith, hashOf, newToken } from '../../../kernel/bank/tokens.ts';
import type { Tables } from '../../../kernel/database/tables.ts';
import { REPLAY_GRACE_MS } from '../../../kernel/sessions/replayGrace.ts';

/** Its session has to be locked. */
export function findRefreshToken(trx: Transaction<Tables>, token: string) {
  return trx
    .selectFrom('refresh_tokens')
    .select(['session_id', 'used_at', 'successor'])
    .where('hash', '=', hashOf(token))
    .executeTakeFirst();
}

/**
 * The token that replaces this one: a new one, or once more the same, in case the response was lost.
 * @returns `undefined` when the successor arrived long ago, so that this one was copied
 */
export async function successorOf(
  trx: Transaction<Tables>,
  token: string,
  { session_id, used_at, successor }: NonNullable<Awaited<ReturnType<typeof findRefreshToken>>>,
  time: Date,
): Promise<string | undefined> {
  if (!used_at || !successor) return replace(trx, token, session_id, time);
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
