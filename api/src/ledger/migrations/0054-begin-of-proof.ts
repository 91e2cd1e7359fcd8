import { type Kysely, sql } from 'kysely';

/** Books that are never proven to the end are late too: from this moment on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ledger_proof add column begun_at timestamptz(3) not null default now()`.execute(db);
}
