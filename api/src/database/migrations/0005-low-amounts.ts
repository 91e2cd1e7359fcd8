import { type Kysely, sql } from 'kysely';

/** Low amounts are found without reading past all others, where a customer has few. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index entries_low on entries (customer_id, booked_at desc, id desc)
    where amount > -10000::bigint and amount < 10000::bigint`.execute(db);
}
