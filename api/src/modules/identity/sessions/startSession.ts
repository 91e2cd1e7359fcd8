import { record } from '../../../kernel/audit/record.ts';
import { type Bank, type Connection, HOUR, later, MINUTE } from '../../../kernel/bank/Bank.ts';
import type { Client } from '../../../kernel/bank/Client.ts';
import { hashOf, newToken } from '../../../kernel/bank/tokens.ts';
import { networkOf } from '../../../kernel/throttles/network.ts';
import { keepShownFactor } from './shownFactor.ts';

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

/** How a session is opened. */
export interface Opening {
  /** Whether by more than a password. */
  hasSecondStep?: boolean;
  passkey?: string;
  /** Whether by a code of the app or a recovery code, also of one that does not count yet. */
  isByCode?: boolean;
  /** Whether nobody has signed in to the customer’s account on this device before. */
  isNewDevice?: boolean;
}

/**
 * Call it within a transaction.
 * @param client its device cookie is required with every use of the tokens
 */
export async function startSession(
  { db, now }: Bank,
  customerId: string,
  { address, userAgent, device }: Client & { device: string },
  { hasSecondStep = false, passkey, isByCode, isNewDevice }: Opening = {},
): Promise<Tokens> {
  const time = now();
  const expiresAt = later(time, SESSION_LIFE_MS);
  const network = networkOf(address);
  const browser = userAgent.slice(0, MAX_USER_AGENT);
  const { id } = await db
    .insertInto('sessions')
    .values({
      customer_id: customerId,
      expires_at: expiresAt,
      started_at: time,
      last_seen_at: time,
      device_hash: hashOf(device),
      second_step: hasSecondStep,
      network,
      user_agent: browser,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (isByCode) await keepShownFactor(db, id, time);
  const tokens = await firstTokens(db, id, time, expiresAt);
  await record(db, time, customerId, {
    event: 'signed-in',
    network,
    details: { session: id, browser, ...(passkey && { passkey }), ...(isNewDevice && { device: 'new' }) },
  });
  return tokens;
}

/**
 * Call it within a transaction. Whoever has an earlier token of the session can do nothing with it any more.
 * @returns `undefined` when the session is over
 */
export async function replaceTokens(db: Connection, sessionId: string, time: Date): Promise<Tokens | undefined> {
  const session = await db
    .updateTable('sessions')
    .set({ last_seen_at: time })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .returning('expires_at')
    .executeTakeFirst();
  if (!session) return undefined;
  for (const table of ['access_tokens', 'refresh_tokens'] as const) {
    await db.deleteFrom(table).where('session_id', '=', sessionId).execute();
  }
  return firstTokens(db, sessionId, time, session.expires_at);
}

async function firstTokens(db: Connection, sessionId: string, time: Date, expiresAt: Date): Promise<Tokens> {
  const refresh = newToken();
  await db
    .insertInto('refresh_tokens')
    .values({ hash: hashOf(refresh), session_id: sessionId })
    .execute();
  return { refresh, expiresAt, ...(await newAccess(db, sessionId, time, expiresAt)) };
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
