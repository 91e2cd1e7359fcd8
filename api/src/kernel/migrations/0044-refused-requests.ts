import { type Kysely, sql } from 'kysely';

/** What was refused under a key, and stays so, of requests that the ledger does not know. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table refused_requests (
      source text not null check (source <> ''),
      key text not null check (key <> ''),
      request_hash bytea not null,
      problem text not null,
      refused_at timestamptz(3) not null,
      primary key (source, key)
    )`.execute(db);
  await sql`revoke update, delete on refused_requests from bank_application`.execute(db);
}
