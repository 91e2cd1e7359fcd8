import { type Kysely, sql } from 'kysely';
import { declareTrigger } from '../../kernel/database/declareTrigger.ts';
import type { Migration } from '../../kernel/Module.ts';
import { allowSource } from '../../ledger/allowSource.ts';

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

async function cardPayments(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table card_payments (
      id text primary key,
      card_id uuid not null references cards,
      customer_id uuid not null references customers,
      amount bigint not null check (amount > 0),
      currency char(3) not null,
      merchant text not null,
      merchant_code char(4) not null,
      channel text not null check (channel in ('chip', 'contactless', 'online', 'cash')),
      state text not null check (state in ('pending', 'settled', 'released', 'declined')),
      reason text,
      at timestamptz(3) not null,
      hold_id uuid unique references holds,
      ended_at timestamptz(3),
      check ((state = 'declined') = (reason is not null)),
      check ((state = 'declined') = (hold_id is null)),
      check ((state in ('settled', 'released')) = (ended_at is not null))
    )`.execute(db);
  await sql`create index card_payments_card on card_payments (card_id, at)`.execute(db);
  await sql`create index card_payments_open on card_payments (at) where state = 'pending'`.execute(db);
  await sql`
    insert into accounts (number, name, type, currency) values ('CARDS-USD', 'Payments by card', 'Internal', 'USD')
    on conflict (number) do nothing`.execute(db);
}

async function paymentsAbroad(db: Kysely<unknown>): Promise<void> {
  await sql`alter table card_payments add column is_abroad boolean`.execute(db);
}

/** What fails is set aside for a while, so that it holds up nothing. */
async function setAside(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table card_payments add column failures smallint not null default 0, add column retry_at timestamptz(3)`.execute(
    db,
  );
}

/** Whatever opens an account, its card is due. */
async function dueCards(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table cards_due (
      account_id uuid primary key references accounts,
      since timestamptz(3) not null default now(),
      failures smallint not null default 0,
      retry_at timestamptz(3)
    )`.execute(db);
  await sql`create index cards_due_fresh on cards_due (since) where retry_at is null`.execute(db);
  await sql`create index cards_due_again on cards_due (retry_at) where retry_at is not null`.execute(db);
  await sql`
    create function need_card() returns trigger language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp as $$
    begin
      insert into cards_due (account_id) values (new.id);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger need_card after insert on accounts for each row
    when (new.type in ('Checking', 'Credit Card') and new.customer_id is not null)
    execute function need_card()`.execute(db);
  await sql`
    insert into cards_due (account_id)
    select id from accounts
    where type in ('Checking', 'Credit Card') and customer_id is not null
      and not exists (select from cards where cards.account_id = accounts.id)`.execute(db);
}

/** What was asked for stays so: the application says what became of it. */
async function whatWasAsked(db: Kysely<unknown>): Promise<void> {
  await sql`revoke update, delete on card_payments from bank_application`.execute(db);
  await sql`grant update (state, ended_at, failures, retry_at) on card_payments to bank_application`.execute(db);
}

async function queues(db: Kysely<unknown>): Promise<void> {
  await sql`create index concurrently if not exists cards_of_account on cards (account_id)`.execute(db);
  await sql`
    create index concurrently if not exists card_payments_fresh on card_payments (at)
    where state = 'pending' and retry_at is null`.execute(db);
  await sql`
    create index concurrently if not exists card_payments_again on card_payments (retry_at)
    where state = 'pending' and retry_at is not null`.execute(db);
}

async function whatSettles(db: Kysely<unknown>): Promise<void> {
  await allowSource(db, 'card', 'CARDS-%', 'never');
  await declareTrigger(db, 'check_card_payment');
  await sql`
    create trigger check_card_payment before insert or update of state on card_payments for each row
    when (new.hold_id is not null) execute function check_card_payment()`.execute(db);
}

/** The rows that there are keep the rule, which only takes one more value. */
async function closedAccounts(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table cards
      drop constraint cards_blocked_as_check,
      add constraint cards_blocked_as_check check (blocked_as in ('lost', 'stolen', 'closed')) not valid`.execute(db);
  await declareTrigger(db, 'end_cards');
  await sql`
    create trigger end_cards after update of closed_at on accounts for each row
    when (old.closed_at is null and new.closed_at is not null) execute function end_cards()`.execute(db);
}

/** They run in this order. A released migration never changes. */
export const migrations: Record<string, Migration> = {
  '0001-cards': { up: cards },
  '0002-card-payments': { up: cardPayments },
  '0003-payments-abroad': { up: paymentsAbroad },
  '0004-set-aside': { up: setAside },
  '0005-due-cards': { up: dueCards },
  '0006-queues': { up: queues, isConcurrent: true },
  '0007-what-was-asked': { up: whatWasAsked },
  '0008-what-settles': { up: whatSettles },
  '0009-closed-accounts': { up: closedAccounts },
};
