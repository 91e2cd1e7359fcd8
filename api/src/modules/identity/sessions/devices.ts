import type { Bank } from '../../../kernel/bank/Bank.ts';
import type { Client } from '../../../kernel/bank/Client.ts';
import { phoneKey } from '../../../kernel/bank/normalize.ts';
import { hashOf, newToken } from '../../../kernel/bank/tokens.ts';
import { networkOf } from '../../../kernel/throttles/network.ts';

/** So many wrong passwords in a row make the rate limits apply to this browser, too. */
const MAX_FAILURES = 10;

export async function rememberDevice({ db, now }: Bank, customerId: string, { address }: Client): Promise<string> {
  const token = newToken();
  await db
    .insertInto('devices')
    .values({ hash: hashOf(token), customer_id: customerId, used_at: now(), network: networkOf(address) })
    .execute();
  return token;
}

/** Also counts a failed attempt in advance, so that a stolen device token allows only a few guesses. */
export async function isKnownDevice(
  { db, now }: Bank,
  token: string | undefined,
  customerId: string,
): Promise<boolean> {
  const rows = await db
    .updateTable('devices')
    .set(({ eb }) => ({ failures: eb('failures', '+', 1), used_at: now() }))
    .where('hash', '=', hashOf(token ?? ''))
    .where('failures', '<', MAX_FAILURES)
    .where('customer_id', '=', customerId)
    .returning('hash')
    .execute();
  return rows.length > 0;
}

export async function isDeviceOf({ db }: Bank, token: string | undefined, phone: string): Promise<boolean> {
  const device = await db
    .selectFrom('devices')
    .innerJoin('customers', 'customers.id', 'devices.customer_id')
    .select('devices.hash')
    .where('devices.hash', '=', hashOf(token ?? ''))
    .where('customers.phone_key', '=', phoneKey(phone))
    .executeTakeFirst();
  return device !== undefined;
}

export async function isDeviceOfAnybody({ db }: Bank, token: string): Promise<boolean> {
  const device = await db.selectFrom('devices').select('hash').where('hash', '=', hashOf(token)).executeTakeFirst();
  return device !== undefined;
}

/** Clears a browser's failures once the customer has signed in with it. */
export async function clearDeviceFailures({ db }: Bank, token: string, { address }: Client): Promise<void> {
  await db
    .updateTable('devices')
    .set({ failures: 0, network: networkOf(address) })
    .where('hash', '=', hashOf(token))
    .execute();
}
