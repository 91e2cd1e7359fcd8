import { type Kysely, sql } from 'kysely';
import { declareTrigger } from '../../kernel/database/declareTrigger.ts';
import type { Migration } from '../../kernel/Module.ts';

/** Triggers write alerts, whichever version of the API books, so that none is missed and none tells of what was rolled back. */
async function alerts(db: Kysely<unknown>): Promise<void> {
  await keepKinds(db);
  // There is no reference to customers: whoever pays would wait for the payee, who may be paying them.
  await sql`
    create table alerts (
      id uuid primary key default gen_random_uuid(),
      customer_id uuid not null,
      kind text not null references alert_kinds,
      at timestamptz(3) not null,
      in_bank boolean not null,
      facts jsonb not null,
      read_at timestamptz(3)
    )`.execute(db);
  await sql`create index alerts_of_customer on alerts (customer_id, at desc, id desc) where in_bank`.execute(db);
  await sql`create index alerts_of_kind on alerts (customer_id, kind, at desc, id desc) where in_bank`.execute(db);
  await sql`create index alerts_unread on alerts (customer_id, at desc, id desc) where in_bank and read_at is null`.execute(
    db,
  );
  await sql`create index alerts_at on alerts (at)`.execute(db);
  await sql`revoke insert, update on alerts from bank_application`.execute(db);
  await sql`grant update (read_at) on alerts to bank_application`.execute(db);
  await sql`
    create table alert_mails (
      id uuid primary key default gen_random_uuid(),
      alert_id uuid not null references alerts on delete cascade,
      created_at timestamptz(3) not null,
      failures smallint not null default 0,
      retry_at timestamptz(3)
    )`.execute(db);
  await sql`create index alert_mails_fresh on alert_mails (created_at) where retry_at is null`.execute(db);
  await sql`create index alert_mails_again on alert_mails (retry_at) where retry_at is not null`.execute(db);
  await sql`create index alert_mails_of on alert_mails (alert_id)`.execute(db);
  await sql`revoke insert, update on alert_mails from bank_application`.execute(db);
  await sql`grant update (failures, retry_at) on alert_mails to bank_application`.execute(db);
  await watch(db);
}

/** The order is that of the page. */
async function keepKinds(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table alert_kinds (
      kind text primary key,
      position smallint not null unique,
      in_bank boolean not null,
      by_mail boolean not null,
      always_mailed boolean not null,
      amount bigint check (amount >= 0)
    )`.execute(db);
  await sql`
    insert into alert_kinds values
      ('money-in', 1, true, false, false, 50000),
      ('money-out', 2, true, false, false, 50000),
      ('low-balance', 3, true, false, false, 10000),
      ('card-used', 4, true, false, false, 0),
      ('card-declined', 5, true, true, true, null),
      ('payment-failed', 6, true, true, true, null),
      ('new-device', 7, true, false, false, null),
      ('security', 8, true, true, true, null)`.execute(db);
  await sql`revoke insert, update, delete on alert_kinds from bank_application`.execute(db);
  await sql`
    create table alert_choices (
      customer_id uuid not null references customers,
      kind text not null references alert_kinds,
      in_bank boolean not null,
      by_mail boolean not null,
      amount bigint check (amount >= 0),
      primary key (customer_id, kind)
    )`.execute(db);
  await sql`revoke delete on alert_choices from bank_application`.execute(db);
}

async function watch(db: Kysely<unknown>): Promise<void> {
  for (const name of ['tell_of_entries', 'tell_of_hold', 'tell_of_event']) await declareTrigger(db, name);
  await sql`
    create trigger tell after insert on entries referencing new table as booked
    for each statement execute function tell_of_entries()`.execute(db);
  await sql`
    create trigger tell after insert on holds for each row when (new.source = 'card')
    execute function tell_of_hold()`.execute(db);
  await sql`
    create trigger tell after insert on audit_events for each row execute function tell_of_event()`.execute(db);
}

/** They run in this order. A released migration never changes. */
export const migrations: Record<string, Migration> = { '0001-alerts': { up: alerts } };
