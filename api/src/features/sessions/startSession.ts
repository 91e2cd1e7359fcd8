import { type Bank, type Connection, HOUR, later, MINUTE } from '../../bank/Bank.ts';
import { hashOf, newToken } from '../../bank/tokens.ts';

const ACCESS_LIFE_MS = 10 * MINUTE;
/** No refresh extends it. */
const SESSION_LIFE_MS = 8 * HOUR;

export interface Tokens {
  access: string;
  refresh: string;
  accessExpiresAt: Date;
  expiresAt: Date;
}

export async function startSession({ db, now }: Bank, customerId: string): Promise<Tokens> {
  const time = now();
  const expiresAt = later(time, SESSION_LIFE_MS);
  const refresh = newToken();
  return db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('sessions')
      .values({ customer_id: customerId, expires_at: expiresAt })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('refresh_tokens')
      .values({ hash: hashOf(refresh), session_id: id })
      .execute();
    return { refresh, expiresAt, ...(await newAccess(trx, id, time, expiresAt)) };
  });
}

/** @param refresh issued together with it: its first use confirms that both have arrived */
export async function newAccess(db: Connection, sessionId: string, time: Date, expiresAt: Date, refresh?: string) {
  const access = newToken();
  const accessExpiresAt = new Date(Math.min(later(time, ACCESS_LIFE_MS).getTime(), expiresAt.getTime()));
  await db
    .insertInto('access_tokens')
    .values({
      hash: hashOf(access),
      session_id: sessionId,
      expires_at: accessExpiresAt,
      refresh_hash: refresh === undefined ? null : hashOf(refresh),
    })
    .execute();
  return { access, accessExpiresAt };
}
