import { type Kysely, sql } from 'kysely';

/** A customer's newest orders are found without reading the others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index concurrently if not exists transactions_by_time on transactions (source, booked_at desc, id desc)`.execute(
    db,
  );
}
