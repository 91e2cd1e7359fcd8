import { type Kysely, sql } from 'kysely';

/** Customers who work for the bank: they may get its new pages first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table customers add column is_staff boolean not null default false`.execute(db);
}
