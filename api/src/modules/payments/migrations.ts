import { type Kysely, sql } from 'kysely';
import { declareTrigger } from '../../kernel/database/declareTrigger.ts';
import type { Migration } from '../../kernel/Module.ts';
import { allowSource } from '../../ledger/allowSource.ts';

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

async function schedules(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table schedules (
      id uuid primary key default gen_random_uuid(),
      customer_id uuid not null references customers,
      key text not null,
      order_hash bytea not null,
      from_account_id uuid not null references accounts,
      to_account_id uuid references accounts,
      payee_id uuid references payees,
      amount bigint not null check (amount > 0),
      currency char(3) not null,
      memo text not null,
      rhythm text not null check (rhythm in ('once', 'weekly', 'fortnightly', 'monthly')),
      first_on date not null,
      last_on date check (last_on >= first_on),
      next_on date,
      created_at timestamptz(3) not null,
      cancelled_at timestamptz(3),
      unique (customer_id, key),
      check (num_nonnulls(to_account_id, payee_id) = 1),
      check (cancelled_at is null or next_on is null)
    )`.execute(db);
  await sql`create index schedules_due on schedules (next_on) where next_on is not null`.execute(db);
  // Whatever runs at once, a date is dealt with once.
  await sql`
    create table schedule_executions (
      schedule_id uuid not null references schedules,
      due_on date not null,
      outcome text not null check (outcome in ('paid', 'failed', 'skipped')),
      transaction_id uuid references transactions,
      reason text,
      at timestamptz(3) not null,
      primary key (schedule_id, due_on),
      check ((outcome = 'paid') = (transaction_id is not null)),
      check ((outcome = 'failed') = (reason is not null))
    )`.execute(db);
}

/** What goes to other banks is booked to accounts that keep no balance, so that payments do not queue on one row. */
async function railPayments(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table rail_payments (
      transaction_id uuid primary key references transactions,
      customer_id uuid not null references customers,
      number text not null,
      name text not null,
      amount bigint not null check (amount > 0),
      currency char(3) not null,
      state text not null default 'accepted' check (state in ('accepted', 'submitted', 'settled', 'returned')),
      reason text,
      ordered_at timestamptz(3) not null,
      submitted_at timestamptz(3),
      ended_at timestamptz(3),
      check ((state = 'returned') = (reason is not null)),
      check ((state in ('settled', 'returned')) = (ended_at is not null))
    )`.execute(db);
  await sql`
    create index rail_payments_open on rail_payments (state, ordered_at) where state in ('accepted', 'submitted')`.execute(
    db,
  );
  await sql`create index rail_payments_to on rail_payments (customer_id, number, ordered_at)`.execute(db);
  await sql`
    insert into accounts (number, name, type, currency) values ('RAIL-USD', 'Payments to other banks', 'Internal', 'USD')
    on conflict (number) do nothing`.execute(db);
}

const CURRENCIES = sql`
  (values ('AED'), ('CAD'), ('CHF'), ('EUR'), ('GBP'), ('JPY'), ('KWD'), ('USD')) as currencies (currency)`;

/**
 * What is exchanged goes through an account of the bank's in each currency, so that a wire adds up in both; they keep
 * no balance, like those of the rails.
 */
async function wires(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table wire_quotes (
      id uuid primary key default gen_random_uuid(),
      customer_id uuid not null references customers,
      from_account_id uuid not null references accounts,
      recipient text not null,
      number text not null,
      bic text not null,
      bank text not null,
      amount bigint not null check (amount > 0),
      currency char(3) not null,
      rate text not null,
      cost bigint not null check (cost > 0),
      fee bigint not null check (fee >= 0),
      account_currency char(3) not null,
      memo text not null,
      sends_on date not null,
      arrives_on date not null,
      cut_off timestamptz(3) not null,
      expires_at timestamptz(3) not null,
      transaction_id uuid unique references transactions,
      check (arrives_on >= sends_on)
    )`.execute(db);
  await sql`create index wire_quotes_open on wire_quotes (customer_id) where transaction_id is null`.execute(db);
  await sql`alter table rail_payments add column bic text`.execute(db);
  await sql`
    insert into accounts (number, name, type, currency)
    select 'RAIL-' || currency, 'Payments to other banks', 'Internal', currency from ${CURRENCIES}
    union all select 'FX-' || currency, 'Currency exchange', 'Internal', currency from ${CURRENCIES}
    union all select 'FEES-USD', 'Fees', 'Internal', 'USD'
    on conflict (number) do nothing`.execute(db);
}

/** What fails is set aside for a while, so that it holds up nothing. */
async function setAside(db: Kysely<unknown>): Promise<void> {
  for (const table of ['schedules', 'rail_payments'])
    await sql`
      alter table ${sql.table(table)} add column failures smallint not null default 0, add column retry_at timestamptz(3)`.execute(
      db,
    );
}

async function queues(db: Kysely<unknown>): Promise<void> {
  const isOpen = sql`state in ('accepted', 'submitted')`;
  await sql`
    create index concurrently if not exists schedules_fresh on schedules (next_on)
    where next_on is not null and retry_at is null`.execute(db);
  await sql`
    create index concurrently if not exists schedules_again on schedules (retry_at)
    where next_on is not null and retry_at is not null`.execute(db);
  await sql`
    create index concurrently if not exists rail_payments_fresh on rail_payments (state, ordered_at)
    where ${isOpen} and retry_at is null`.execute(db);
  await sql`
    create index concurrently if not exists rail_payments_again on rail_payments (state, retry_at)
    where ${isOpen} and retry_at is not null`.execute(db);
}

/** What leaves the bank is what was booked, to whom it was ordered: the application moves it on, and changes nothing else of it. */
async function whatLeaves(db: Kysely<unknown>): Promise<void> {
  for (const table of ['rail_payments', 'schedule_executions'])
    await sql`revoke update, delete on ${sql.table(table)} from bank_application`.execute(db);
  await sql`revoke update on wire_quotes from bank_application`.execute(db);
  await sql`
    grant update (state, reason, submitted_at, ended_at, failures, retry_at) on rail_payments to bank_application`.execute(
    db,
  );
  await sql`grant update (transaction_id) on wire_quotes to bank_application`.execute(db);
  await sql`
    create function check_rail_payment() returns trigger language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp as $$
    begin
      if new.amount is distinct from (
        select sum(entries.amount) from entries join accounts on accounts.id = entries.account_id
        where entries.transaction_id = new.transaction_id and accounts.number = 'RAIL-' || new.currency
      ) then
        raise exception 'The payment % is not what was booked to leave.', new.transaction_id;
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger check_rail_payment before insert on rail_payments for each row
    execute function check_rail_payment()`.execute(db);
}

/** A page of each list is found without reading the rest. */
async function lists(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index concurrently if not exists schedules_of_customer on schedules (customer_id, next_on, id)
    where next_on is not null`.execute(db);
  await sql`
    create index concurrently if not exists payees_by_name on payees (customer_id, name, id)
    where removed_at is null`.execute(db);
  await sql`
    create index concurrently if not exists rail_payments_wires on rail_payments (customer_id, ordered_at desc)
    where bic is not null`.execute(db);
}

/** What is on its way keeps the recipient that it has now. */
async function recipients(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table rail_payment_hashes (
      transaction_id uuid primary key references transactions,
      hash bytea not null
    )`.execute(db);
  await sql`revoke insert, update, delete on rail_payment_hashes from bank_application`.execute(db);
  await sql`
    create trigger keep before update or delete on rail_payment_hashes
    for each row execute function refuse_ledger_change()`.execute(db);
  await sql`
    create trigger keep_all before truncate on rail_payment_hashes
    for each statement execute function refuse_ledger_change()`.execute(db);
  await allowSource(db, 'customer', 'RAIL-%', 'never');
  await allowSource(db, 'customer', 'FEES-%', 'never');
  await allowSource(db, 'customer', 'FX-%', 'always');
  for (const numbers of ['RAIL-%', 'FEES-%', 'FX-%']) await allowSource(db, 'rail', numbers, 'reversals');
  // What the version before hands over meanwhile waits, and is hashed by the trigger.
  await sql`lock table rail_payments in share row exclusive mode`.execute(db);
  await sql`
    insert into rail_payment_hashes
    select transaction_id, sha256(convert_to(
      jsonb_build_array(transaction_id, customer_id, number, name, bic, amount, currency)::text, 'UTF8'
    )) from rail_payments where state in ('accepted', 'submitted')`.execute(db);
}

async function executions(db: Kysely<unknown>): Promise<void> {
  await declareTrigger(db, 'check_schedule_execution');
  await sql`
    create trigger check_schedule_execution before insert on schedule_executions for each row
    execute function check_schedule_execution()`.execute(db);
}

/** A booking pays one date. */
async function bookedOnce(db: Kysely<unknown>): Promise<void> {
  await sql`drop index concurrently if exists schedule_executions_booked`.execute(db);
  await sql`
    create unique index concurrently schedule_executions_booked on schedule_executions (transaction_id)`.execute(db);
}

/** They run in this order. A released migration never changes. */
export const migrations: Record<string, Migration> = {
  '0001-payees': { up: payees },
  '0002-removed-payees': { up: removedPayees },
  '0003-schedules': { up: schedules },
  '0004-rail-payments': { up: railPayments },
  '0005-wires': { up: wires },
  '0006-set-aside': { up: setAside },
  '0007-queues': { up: queues, isConcurrent: true },
  '0008-what-leaves': { up: whatLeaves },
  '0009-lists': { up: lists, isConcurrent: true },
  '0010-recipients': { up: recipients },
  '0011-executions': { up: executions },
  '0012-booked-once': { up: bookedOnce, isConcurrent: true },
};
