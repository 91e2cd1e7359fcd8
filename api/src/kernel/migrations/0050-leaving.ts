import { type Kysely, sql } from 'kysely';

/**
 * Who has left, and for how many years what is kept of them. The application's role can change neither: functions write the one, and
 * the tables' owner the other.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table former_customers (
      customer_id uuid primary key references customers,
      left_at timestamptz(3) not null,
      erased_at timestamptz(3)
    )`.execute(db);
  await sql`create index former_customers_kept on former_customers (left_at) where erased_at is null`.execute(db);
  await sql`
    create table retention (
      is_only boolean primary key default true check (is_only),
      years integer not null check (years between 0 and 100)
    )`.execute(db);
  await sql`insert into retention (years) values (10)`.execute(db);
  await sql`revoke insert, update, delete on former_customers, retention from bank_application`.execute(db);
  await sql`alter table audit_chains add column erased_at timestamptz(3)`.execute(db);
}
