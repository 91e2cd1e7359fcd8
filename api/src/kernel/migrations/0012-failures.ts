import { type Kysely, sql } from 'kysely';

/** Failures in a row, which no window of time forgets. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table failures (
      key text primary key,
      customer_id uuid references customers,
      count integer not null,
      last_at timestamptz(3) not null
    )`.execute(db);
  await sql`create index failures_customer on failures (customer_id)`.execute(db);
  await sql`alter table resets add column failure_key text not null default ''`.execute(db);
}
