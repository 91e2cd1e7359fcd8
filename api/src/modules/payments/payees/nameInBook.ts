import type { Connection } from '../../../kernel/bank/Bank.ts';

/** @returns what the customer calls whose account it is; `undefined` where their book has nobody of this number */
export async function nameInBook(db: Connection, customerId: string, number: string): Promise<string | undefined> {
  const payee = await db
    .selectFrom('payees')
    .select('name')
    .where('customer_id', '=', customerId)
    .where('number', '=', number)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return payee?.name;
}
