import { type Kysely, sql } from 'kysely';

/** A registration waits for a code. Those that were begun without one end: they last for half an hour at most. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from registrations`.execute(db);
  await sql`
    alter table registrations
      alter column customer_id drop not null,
      add column date_of_birth date not null,
      add column code_hash bytea not null,
      add column failure_key text not null,
      add column tries integer not null default 0`.execute(db);
  await sql`create index registrations_customer on registrations (customer_id)`.execute(db);
}
