import { type Kysely, type Migration, sql } from 'kysely';

/** Whom customers pay, by the number of an account at this bank. */
async function payees(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payees (
      id uuid primary key default gen_random_uuid(),
      customer_id uuid not null references customers,
      name text not null,
      number text not null,
      added_at timestamptz(3) not null,
      unique (customer_id, number)
    )`.execute(db);
}

async function removedPayees(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payees add column removed_at timestamptz(3)`.execute(db);
}

/** In order. A released migration never changes. */
export const migrations: Record<string, Migration> = {
  '0001-payees': { up: payees },
  '0002-removed-payees': { up: removedPayees },
};
