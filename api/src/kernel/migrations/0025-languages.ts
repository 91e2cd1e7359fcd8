import { type Kysely, sql } from 'kysely';

/** In which customers last signed in: the bank writes to them in it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table customers add column language text`.execute(db);
}
