import { type Bank, type Connection, HOUR, later, MINUTE } from '../../bank/Bank.ts';
import type { Client } from '../../bank/Client.ts';
import { hashOf, newToken } from '../../bank/tokens.ts';
import { record } from '../audit/record.ts';
import { networkOf } from '../throttles/network.ts';

const ACCESS_LIFE_MS = 10 * MINUTE;
/** No refresh extends it. */
const SESSION_LIFE_MS = 8 * HOUR;
const MAX_USER_AGENT = 300;

export interface Tokens {
  access: string;
  refresh: string;
  accessExpiresAt: Date;
  expiresAt: Date;
}

/** @param client its device cookie is required with every use of the tokens */
export async function startSession(
  { db, now }: Bank,
  customerId: string,
  { address, userAgent, device }: Client & { device: string },
): Promise<Tokens> {
  const time = now();
  const expiresAt = later(time, SESSION_LIFE_MS);
  const refresh = newToken();
  const network = networkOf(address);
  return db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('sessions')
      .values({
        customer_id: customerId,
        expires_at: expiresAt,
        started_at: time,
        last_seen_at: time,
        device_hash: hashOf(device),
        network,
        user_agent: userAgent.slice(0, MAX_USER_AGENT),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('refresh_tokens')
      .values({ hash: hashOf(refresh), session_id: id })
      .execute();
    const access = await newAccess(trx, id, time, expiresAt);
    await record(trx, time, customerId, { event: 'signed-in', network, details: { session: id } });
    return { refresh, expiresAt, ...access };
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
