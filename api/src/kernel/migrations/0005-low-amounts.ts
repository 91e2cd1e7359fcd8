import { type Kysely, sql } from 'kysely';

/** For customers with few low amounts, so that not all other entries are read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index entries_low on entries (customer_id, booked_at desc, id desc)
    where amount > -10000::bigint and amount < 10000::bigint`.execute(db);
}
