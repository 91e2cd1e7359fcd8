import { type Kysely, sql } from 'kysely';

/** When the text of a message, which may hold a code, is worth nothing any more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox add column expires_at timestamptz(3)`.execute(db);
}
