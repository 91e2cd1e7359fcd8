import { type Kysely, sql } from 'kysely';

/** What a session has just written may not have reached a replica. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column wrote_at timestamptz(3)`.execute(db);
}
