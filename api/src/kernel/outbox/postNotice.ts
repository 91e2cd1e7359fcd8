import { sql } from 'kysely';
import type { Connection } from '../bank/Bank.ts';

/**
 * Tells a customer what happened, at the present address and, for as long as codes go to a former one, there as well.
 * Whoever stole the password could otherwise change the address first, and the customer would learn of nothing else. In
 * one statement, because it must not take longer than `postDecoy`.
 */
export async function postNotice(
  db: Connection,
  time: Date,
  customerId: string,
  { subject, body }: { subject: string; body: string },
): Promise<void> {
  await db
    .insertInto('outbox')
    .columns(['recipient', 'subject', 'body', 'created_at', 'next_try_at'])
    .expression(({ selectFrom }) => {
      const former = selectFrom('former_addresses')
        .select('email')
        .where('customer_id', '=', customerId)
        .where('expires_at', '>', time);
      const addresses = selectFrom('customers').select('email').where('id', '=', customerId).union(former);
      return selectFrom(addresses.as('addresses')).select([
        'email',
        sql<string>`${subject}::text`.as('subject'),
        sql<string>`${body}::text`.as('body'),
        sql<Date>`${time}::timestamptz`.as('created_at'),
        sql<Date>`${time}::timestamptz`.as('next_try_at'),
      ]);
    })
    .execute();
}
