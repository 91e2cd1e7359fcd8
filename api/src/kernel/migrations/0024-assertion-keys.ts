import { type Kysely, sql } from 'kysely';

/** Only public keys: the private ones stay in the memory of the API that signs with them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table assertion_keys (
      id text primary key,
      public_key text not null,
      expires_at timestamptz(3) not null
    )`.execute(db);
}
