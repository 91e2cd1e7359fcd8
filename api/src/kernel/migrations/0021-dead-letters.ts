import { type Kysely, sql } from 'kysely';

/** When the bank gave up on a message. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox add column failed_at timestamptz(3)`.execute(db);
  await sql`create index outbox_failed on outbox (failed_at) where failed_at is not null`.execute(db);
}
