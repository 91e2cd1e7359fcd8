import { type Kysely, sql } from 'kysely';

/** An account's interest of a year is a dozen entries, however much else it receives. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index concurrently if exists entries_of_interest`.execute(db);
  await sql`
    create index concurrently entries_of_interest on entries (account_id, booked_at)
    where description = 'Interest paid'`.execute(db);
}
