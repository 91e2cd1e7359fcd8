import { type Kysely, sql } from 'kysely';
import type { Migration } from '../../kernel/Module.ts';

/** What customers mean to spend in a month, by category. Categories are not checked here: a later version has more of them. */
async function budgets(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table budgets (
      customer_id uuid not null references customers,
      category text not null,
      since text not null check (since ~ '^[0-9]{4}-[0-9]{2}$'),
      amount bigint not null check (amount > 0),
      currency char(3) not null,
      rolls_over boolean not null,
      primary key (customer_id, category, since)
    )`.execute(db);
  await sql`revoke update on budgets from bank_application`.execute(db);
  await sql`grant update (amount, currency, rolls_over) on budgets to bank_application`.execute(db);
}

/** They run in this order. A released migration never changes. */
export const migrations: Record<string, Migration> = {
  '0001-budgets': { up: budgets },
};
