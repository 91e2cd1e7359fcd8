import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db);
  await sql`
    create table customers (
      id uuid primary key default gen_random_uuid(),
      first_name text not null,
      last_name text not null,
      email text not null,
      phone text not null,
      phone_key text not null unique,
      id_number_key text not null,
      date_of_birth date,
      customer_since date not null,
      username text,
      password_hash text,
      check ((username is null) = (password_hash is null))
    )`.execute(db);
  await sql`create unique index customers_username on customers (lower(username))`.execute(db);
  await sql`
    create table accounts (
      id uuid primary key default gen_random_uuid(),
      customer_id uuid references customers,
      number text not null unique,
      name text not null,
      type text not null check (type in ('Checking', 'Savings', 'Credit Card', 'Loan', 'Internal')),
      currency char(3) not null,
      balance bigint not null default 0,
      floor bigint,
      apy integer,
      credit_limit bigint,
      position integer not null default 0,
      check ((customer_id is null) = (type = 'Internal')),
      check (balance >= floor),
      check (abs(balance) <= 9007199254740991)
    )`.execute(db);
  await sql`create index accounts_customer on accounts (customer_id, position)`.execute(db);
  await sql`
    create table transfers (
      id uuid primary key default gen_random_uuid(),
      customer_id uuid references customers,
      idempotency_key text not null,
      order_hash bytea not null,
      from_account_id uuid not null references accounts,
      to_account_id uuid not null references accounts,
      amount bigint not null check (amount > 0),
      memo text not null,
      booked_at timestamptz(3) not null,
      unique (customer_id, idempotency_key),
      check (from_account_id <> to_account_id)
    )`.execute(db);
  await sql`
    create table entries (
      id uuid primary key default gen_random_uuid(),
      transfer_id uuid not null references transfers,
      account_id uuid not null references accounts,
      customer_id uuid references customers,
      amount bigint not null check (amount <> 0),
      description text not null,
      category text not null check (category in ('Groceries', 'Dining', 'Utilities', 'Income', 'Transfer')),
      booked_at timestamptz(3) not null,
      unique (transfer_id, account_id)
    )`.execute(db);
  await sql`create index entries_by_time on entries (customer_id, booked_at desc, id desc)`.execute(db);
  await sql`create index entries_by_amount on entries (customer_id, amount desc, id desc)`.execute(db);
  await sql`create index entries_of_account on entries (account_id, booked_at desc, id desc)`.execute(db);
  // Partial indexes find rare entries without reading all others.
  for (const [name, rare] of [
    ['entries_income', 'amount > 0::bigint'],
    ['entries_high', 'abs(amount) >= 10000::bigint'],
  ] as const) {
    const index = sql.raw(`create index ${name} on entries (customer_id, booked_at desc, id desc) where ${rare}`);
    await sql`${index}`.execute(db);
  }
  await sql`create index entries_by_text on entries using gin (description gin_trgm_ops)`.execute(db);
}
