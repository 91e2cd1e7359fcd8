import { type Kysely, type Migration, sql } from 'kysely';

async function cards(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table cards (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references accounts,
      customer_id uuid not null references customers,
      kind text not null check (kind in ('debit', 'credit')),
      last_four text not null check (last_four ~ '^[0-9]{4}$'),
      expires text not null check (expires ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
      issued_at timestamptz(3) not null,
      replaces uuid unique references cards,
      frozen_at timestamptz(3),
      blocked_at timestamptz(3),
      blocked_as text check (blocked_as in ('lost', 'stolen')),
      spending_limit bigint not null check (spending_limit >= 0),
      cash_limit bigint not null check (cash_limit >= 0),
      online boolean not null default true,
      contactless boolean not null default true,
      abroad boolean not null default true,
      cash boolean not null default true,
      check ((blocked_at is null) = (blocked_as is null))
    )`.execute(db);
  // One that works for each account, however many ask for it at once.
  await sql`create unique index cards_account on cards (account_id) where blocked_at is null`.execute(db);
  await sql`create index cards_customer on cards (customer_id) where blocked_at is null`.execute(db);
}

/** In order. A released migration never changes. */
export const migrations: Record<string, Migration> = {
  '0001-cards': { up: cards },
};
