import { type Kysely, sql } from 'kysely';

/** Lets the bank know whether what a refresh gave has arrived. Of the tokens that there are it is taken for granted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table refresh_tokens add column has_arrived boolean not null default true`.execute(db);
  await sql`alter table access_tokens add column refresh_hash bytea`.execute(db);
}
