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

/** Whose access token this is; nothing when it or its session has ended. */
export function findCustomer({ db, now }: Bank, token: string) {
  return db
    .selectFrom('access_tokens')
    .innerJoin('sessions', 'sessions.id', 'access_tokens.session_id')
    .innerJoin('customers', 'customers.id', 'sessions.customer_id')
    .select(columns)
    .where('access_tokens.hash', '=', hashOf(token))
    .where('access_tokens.expires_at', '>', now())
    .where('sessions.ended_at', 'is', null)
    .executeTakeFirst();
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
