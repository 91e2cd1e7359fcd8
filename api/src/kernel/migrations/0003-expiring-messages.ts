import { type Kysely, sql } from 'kysely';

/** A message may contain a code that expires. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox add column expires_at timestamptz(3)`.execute(db);
}
