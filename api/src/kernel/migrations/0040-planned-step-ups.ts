import { type Kysely, sql } from 'kysely';

/** When they will be paid, where that is not at once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table step_ups add column plan jsonb`.execute(db);
}
