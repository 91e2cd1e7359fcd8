import { sql } from 'kysely';
import type { Connection } from '../../../kernel/bank/Bank.ts';

/** The ledger books rent as a transfer. */
export async function seedCategories(db: Connection): Promise<void> {
  await sql`
    insert into filed_payees (customer_id, payee, category)
    select distinct customer_id, description, 'Housing' from entries
    where customer_id is not null and description like 'Rent, %'
    on conflict do nothing`.execute(db);
}
