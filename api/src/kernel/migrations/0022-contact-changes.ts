import { type Kysely, sql } from 'kysely';

/** What a customer has asked for and a code has not yet confirmed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table contact_changes (
      hash bytea primary key,
      customer_id uuid not null references customers,
      email text,
      phone text,
      code_hash bytea not null,
      tries integer not null default 0,
      expires_at timestamptz(3) not null,
      check (num_nonnulls(email, phone) = 1)
    )`.execute(db);
  await sql`create index contact_changes_customer on contact_changes (customer_id)`.execute(db);
}
