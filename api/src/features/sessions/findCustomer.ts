import type { Bank } from '../../bank/Bank.ts';
import { hashOf } from '../../bank/tokens.ts';

const columns = [
  'customers.id',
  'customers.username',
  'customers.first_name',
  'customers.last_name',
  'customers.email',
  'customers.phone',
  'customers.customer_since',
] as const;

export type Customer = NonNullable<Awaited<ReturnType<typeof findCustomer>>>;

export async function findCustomer(bank: Bank, token: string) {
  const found = await findToken(bank, token);
  if (!found) return undefined;
  const { refresh_hash, ...customer } = found;
  if (refresh_hash) await confirmArrival(bank, token, refresh_hash);
  return customer;
}

function findToken({ db, now }: Bank, token: string) {
  return db
    .selectFrom('access_tokens')
    .innerJoin('sessions', 'sessions.id', 'access_tokens.session_id')
    .innerJoin('customers', 'customers.id', 'sessions.customer_id')
    .select([...columns, 'access_tokens.refresh_hash'])
    .where('access_tokens.hash', '=', hashOf(token))
    .where('access_tokens.expires_at', '>', now())
    .where('sessions.ended_at', 'is', null)
    .executeTakeFirst();
}

/** A client that uses the access token has also received the refresh token issued with it. */
async function confirmArrival({ db }: Bank, token: string, refreshHash: Buffer): Promise<void> {
  await db.updateTable('refresh_tokens').set({ has_arrived: true }).where('hash', '=', refreshHash).execute();
  await db.updateTable('access_tokens').set({ refresh_hash: null }).where('hash', '=', hashOf(token)).execute();
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
