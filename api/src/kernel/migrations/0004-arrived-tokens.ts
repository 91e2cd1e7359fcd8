import { type Kysely, sql } from 'kysely';

/** Records whether refreshed tokens reached the client. Existing tokens count as arrived. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table refresh_tokens add column has_arrived boolean not null default true`.execute(db);
  await sql`alter table access_tokens add column refresh_hash bytea`.execute(db);
}
