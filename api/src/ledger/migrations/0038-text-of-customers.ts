import { type Kysely, sql } from 'kysely';

/**
 * By customer and text. The customer is a text in it, so that a query chooses this index by asking for one, rather than
 * walk through all that the customer has by time: PostgreSQL knows how common a text is, and not whose it is.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists btree_gin`.execute(db);
  await sql`
    drop index concurrently if exists entries_by_customer_and_text`.execute(db);
  await sql`
    create index concurrently entries_by_customer_and_text on entries using gin ((customer_id::text), description gin_trgm_ops)
    where customer_id is not null`.execute(db);
  await sql`drop index concurrently if exists entries_by_text`.execute(db);
}
