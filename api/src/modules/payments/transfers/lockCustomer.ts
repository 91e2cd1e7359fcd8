import type { Connection } from '../../../kernel/bank/Bank.ts';

/**
 * Whatever sends money locks the customer before it reads what they have sent already, until the commit: of orders at
 * once, each counts the others, and no account is closed meanwhile. Call it before the ledger, which locks accounts.
 */
export async function lockCustomer(db: Connection, customerId: string): Promise<void> {
  await db.selectFrom('customers').select('id').where('id', '=', customerId).forNoKeyUpdate().execute();
}
