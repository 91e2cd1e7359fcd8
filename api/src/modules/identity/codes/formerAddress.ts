import { type ExpressionBuilder, sql } from 'kysely';
import { type Bank, type Connection, later } from '../../../kernel/bank/Bank.ts';
import type { Tables } from '../../../kernel/database/tables.ts';

/** Where a customer’s codes go. Whoever stole the password changes the address, and would read them. */
export async function codeAddressOf(bank: Bank, { id, email }: { id: string; email: string }): Promise<string> {
  return (await findFormer(bank.db, id, bank.now())) ?? email;
}

/**
 * Says where codes go, as part of a query of customers: in a query of its own, it would take longer for those there are.
 * @returns as `codes_to`
 */
export function codesTo(time: Date) {
  return ({ fn, selectFrom }: ExpressionBuilder<Tables, 'customers'>) =>
    fn
      .coalesce(
        selectFrom('former_addresses')
          .select('email')
          .whereRef('customer_id', '=', 'customers.id')
          .where('expires_at', '>', time),
        'customers.email',
      )
      .as('codes_to');
}

/** Keeps that of the first of several changes. @returns the address that codes go to; `undefined` when it is the new one */
export async function keepFormerAddress(
  { db, now, newFactorWait }: Bank,
  customer: { id: string; sessionId: string; email: string },
): Promise<string | undefined> {
  const { second_step } = await db
    .selectFrom('sessions')
    .select('second_step')
    .where('id', '=', customer.sessionId)
    .executeTakeFirstOrThrow();
  if (second_step || newFactorWait === 0) {
    await forgetFormerAddress(db, customer.id);
    return undefined;
  }
  const expires_at = later(now(), newFactorWait);
  const { email } = await db
    .insertInto('former_addresses')
    .values({ customer_id: customer.id, email: customer.email, expires_at })
    .onConflict((conflict) =>
      conflict.column('customer_id').doUpdateSet(({ ref }) => ({
        email: sql`case when former_addresses.expires_at > ${now()} then former_addresses.email else ${ref('excluded.email')} end`,
        expires_at,
      })),
    )
    .returning('email')
    .executeTakeFirstOrThrow();
  return email;
}

/** @returns whether the address was changed back: whoever sets a new password has read a code at the former one */
export async function restoreFormerAddress(db: Connection, customerId: string, time: Date): Promise<boolean> {
  const email = await findFormer(db, customerId, time);
  await forgetFormerAddress(db, customerId);
  if (email === undefined) return false;
  await db.updateTable('customers').set({ email }).where('id', '=', customerId).execute();
  return true;
}

async function findFormer(db: Connection, customerId: string, time: Date): Promise<string | undefined> {
  const former = await db
    .selectFrom('former_addresses')
    .select('email')
    .where('customer_id', '=', customerId)
    .where('expires_at', '>', time)
    .executeTakeFirst();
  return former?.email;
}

async function forgetFormerAddress(db: Connection, customerId: string): Promise<void> {
  await db.deleteFrom('former_addresses').where('customer_id', '=', customerId).execute();
}
