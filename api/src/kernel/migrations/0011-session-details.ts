import { type Kysely, sql } from 'kysely';

/** Sessions without these details end: whether a token of theirs is a copy could not be told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from sessions`.execute(db);
  await sql`
    alter table sessions
      add column started_at timestamptz(3) not null,
      add column last_seen_at timestamptz(3) not null,
      add column device_hash bytea not null,
      add column network text not null,
      add column user_agent text not null`.execute(db);
  await sql`
    alter table access_tokens
      add column first_used_at timestamptz(3),
      add column superseded_at timestamptz(3)`.execute(db);
}
