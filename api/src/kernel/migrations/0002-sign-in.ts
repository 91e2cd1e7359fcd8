import { type Kysely, sql } from 'kysely';

/** Tokens and codes are stored hashed; a message contains its code in clear text. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sessions (
      id uuid primary key default gen_random_uuid(),
      customer_id uuid not null references customers,
      expires_at timestamptz(3) not null,
      ended_at timestamptz(3)
    )`.execute(db);
  await sql`create index sessions_customer on sessions (customer_id)`.execute(db);
  await sql`
    create table access_tokens (
      hash bytea primary key,
      session_id uuid not null references sessions on delete cascade,
      expires_at timestamptz(3) not null
    )`.execute(db);
  await sql`create index access_tokens_session on access_tokens (session_id)`.execute(db);
  await sql`
    create table refresh_tokens (
      hash bytea primary key,
      session_id uuid not null references sessions on delete cascade,
      used_at timestamptz(3),
      successor bytea
    )`.execute(db);
  await sql`create index refresh_tokens_session on refresh_tokens (session_id)`.execute(db);
  await sql`
    create table devices (
      hash bytea primary key,
      customer_id uuid not null references customers,
      failures integer not null default 0,
      used_at timestamptz(3) not null
    )`.execute(db);
  await sql`create index devices_customer on devices (customer_id)`.execute(db);
  await sql`
    create table throttles (
      key text primary key,
      tries integer not null,
      window_ends timestamptz(3) not null
    )`.execute(db);
  await sql`
    create table registrations (
      hash bytea primary key,
      customer_id uuid not null references customers,
      expires_at timestamptz(3) not null
    )`.execute(db);
  await sql`
    create table resets (
      hash bytea primary key,
      customer_id uuid references customers,
      code_hash bytea not null,
      tries integer not null default 0,
      expires_at timestamptz(3) not null
    )`.execute(db);
  await sql`
    create table outbox (
      id uuid primary key default gen_random_uuid(),
      recipient text not null,
      subject text not null,
      body text not null,
      created_at timestamptz(3) not null,
      sent_at timestamptz(3),
      attempts integer not null default 0,
      next_try_at timestamptz(3) not null
    )`.execute(db);
  await sql`create index outbox_waiting on outbox (next_try_at) where sent_at is null`.execute(db);
}
