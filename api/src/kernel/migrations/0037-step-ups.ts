import { type Kysely, sql } from 'kysely';

/** Orders that wait for the customer to confirm them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table step_ups (
      id uuid primary key default gen_random_uuid(),
      customer_id uuid not null references customers,
      session_id uuid not null references sessions on delete cascade,
      order_hash bytea not null,
      amount bigint not null,
      currency text not null,
      payee text not null,
      code_hash bytea,
      tries integer not null default 0,
      expires_at timestamptz(3) not null,
      confirmed_at timestamptz(3)
    )`.execute(db);
  await sql`create index step_ups_session on step_ups (session_id)`.execute(db);
}
