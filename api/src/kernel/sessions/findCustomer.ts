import { type Bank, later, MINUTE } from '../bank/Bank.ts';
import { hashOf } from '../bank/tokens.ts';
import { isCopied, recordFirstUse } from './accessTokens.ts';
import { endCopiedSession } from './endSession.ts';

/** Saves a write for most requests. */
const SEEN_RESOLUTION_MS = MINUTE;

const columns = [
  'customers.id',
  'customers.username',
  'customers.first_name',
  'customers.last_name',
  'customers.email',
  'customers.language',
  'customers.phone',
  'customers.customer_since',
] as const;

export type Customer = NonNullable<Awaited<ReturnType<typeof findCustomer>>>;

/** @param device the cookie of the browser that the session began in */
export async function findCustomer(bank: Bank, token: string, device: string, isUse = true) {
  const found = await findToken(bank, token, device);
  if (!found) return undefined;
  const { session_id, last_seen_at, first_used_at, superseded_at, ...customer } = found;
  const time = bank.now();
  if (isCopied({ superseded_at }, time)) {
    await bank.db.transaction().execute((trx) => endCopiedSession(trx, session_id, time));
    return undefined;
  }
  if (!first_used_at || (isUse && later(last_seen_at, SEEN_RESOLUTION_MS) < time))
    await recordUse(bank, hashOf(token), session_id);
  return { ...customer, sessionId: session_id };
}

function findToken({ db, now, idleLimit }: Bank, token: string, device: string) {
  return (
    db
      .selectFrom('access_tokens')
      .innerJoin('sessions', 'sessions.id', 'access_tokens.session_id')
      .innerJoin('customers', 'customers.id', 'sessions.customer_id')
      .select([...columns, 'session_id', 'last_seen_at', 'first_used_at', 'superseded_at'])
      .where('access_tokens.hash', '=', hashOf(token))
      .where('access_tokens.expires_at', '>', now())
      .where('sessions.ended_at', 'is', null)
      // Whoever leaves while they sign in elsewhere has no username any more.
      .where('customers.username', 'is not', null)
      .where('sessions.device_hash', '=', hashOf(device))
      .where('sessions.last_seen_at', '>', later(now(), -idleLimit))
      .executeTakeFirst()
  );
}

function recordUse({ db, now }: Bank, hash: Buffer, sessionId: string): Promise<void> {
  const time = now();
  return db.transaction().execute(async (trx) => {
    // Also locks the session, so that first uses of two tokens follow one another.
    await trx.updateTable('sessions').set({ last_seen_at: time }).where('id', '=', sessionId).execute();
    await recordFirstUse(trx, hash, sessionId, time);
  });
}

export function profileOf(customer: Customer) {
  return {
    id: customer.id,
    username: customer.username ?? '',
    firstName: customer.first_name,
    lastName: customer.last_name,
    email: customer.email,
    phone: customer.phone,
    customerSince: customer.customer_since,
  };
}
