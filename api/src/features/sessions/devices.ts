import type { Bank } from '../../bank/Bank.ts';
import { phoneKey } from '../../bank/normalize.ts';
import { hashOf, newToken } from '../../bank/tokens.ts';

/** So many wrong passwords in a row, and a browser is one like any other. */
const MAX_FAILURES = 10;

/** Remembers that a customer has signed in with this browser. @returns its token */
export async function rememberDevice({ db, now }: Bank, customerId: string): Promise<string> {
  const token = newToken();
  await db
    .insertInto('devices')
    .values({ hash: hashOf(token), customer_id: customerId, used_at: now() })
    .execute();
  return token;
}

/**
 * Whether this customer has signed in with this browser before. The try counts against the browser, so that it can
 * be used to guess with a few times only.
 */
export async function isKnownDevice({ db, now }: Bank, token: string | undefined, username: string): Promise<boolean> {
  const rows = await db
    .updateTable('devices')
    .set(({ eb }) => ({ failures: eb('failures', '+', 1), used_at: now() }))
    .where('hash', '=', hashOf(token ?? ''))
    .where('failures', '<', MAX_FAILURES)
    .where('customer_id', 'in', ({ selectFrom }) =>
      selectFrom('customers')
        .select('id')
        .where(({ eb, fn }) => eb(fn('lower', ['username']), '=', username.trim().toLowerCase())),
    )
    .returning('hash')
    .execute();
  return rows.length > 0;
}

/** Whether the customer who has this phone number has signed in with this browser before. Counts nothing. */
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

/** The customer has signed in with it: it starts afresh. */
export async function confirmDevice({ db }: Bank, token: string): Promise<void> {
  await db.updateTable('devices').set({ failures: 0 }).where('hash', '=', hashOf(token)).execute();
}
