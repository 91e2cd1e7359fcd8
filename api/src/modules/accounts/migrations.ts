import { type Kysely, sql } from 'kysely';
import type { Migration } from '../../kernel/Module.ts';

/** Entries keep what was booked: what customers say of them lies beside. A later version may have more categories. */
async function ownCategories(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table filed_entries (
      customer_id uuid not null references customers,
      entry_id uuid not null references entries,
      category text not null,
      primary key (customer_id, entry_id)
    )`.execute(db);
  await sql`
    create table filed_payees (
      customer_id uuid not null references customers,
      payee text not null,
      category text not null,
      primary key (customer_id, payee)
    )`.execute(db);
  for (const table of ['filed_entries', 'filed_payees']) {
    await sql`revoke update on ${sql.table(table)} from bank_application`.execute(db);
    await sql`grant update (category) on ${sql.table(table)} to bank_application`.execute(db);
  }
}

async function recurringLeftOut(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table recurring_left_out (
      customer_id uuid not null references customers,
      recurring_id uuid not null,
      primary key (customer_id, recurring_id)
    )`.execute(db);
  await sql`revoke update on recurring_left_out from bank_application`.execute(db);
}

/** Written by the function `open_own_account` alone. */
async function accountOpenings(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account_openings (
      account_id uuid primary key references accounts,
      customer_id uuid not null references customers,
      key text not null,
      order_hash bytea not null,
      opened_at timestamptz(3) not null,
      unique (customer_id, key)
    )`.execute(db);
  await sql`revoke insert, update, delete on account_openings from bank_application`.execute(db);
}

/** They run in this order. A released migration never changes. */
export const migrations: Record<string, Migration> = {
  '0001-own-categories': { up: ownCategories },
  '0002-recurring-left-out': { up: recurringLeftOut },
  '0003-account-openings': { up: accountOpenings },
};
