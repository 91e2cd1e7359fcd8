import { type Kysely, sql } from 'kysely';

/** A hold keeps money of an account back until it is posted or voided. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table holds (
      id uuid primary key default gen_random_uuid(),
      source text not null check (source <> ''),
      key text not null check (key <> ''),
      order_hash bytea not null,
      account_id uuid not null,
      currency char(3) not null,
      amount bigint not null check (amount > 0),
      description text not null,
      state text not null default 'pending' check (state in ('pending', 'posted', 'voided')),
      placed_at timestamptz(3) not null,
      expires_at timestamptz(3) not null,
      ended_at timestamptz(3),
      transaction_id uuid unique references transactions,
      unique (source, key),
      foreign key (account_id, currency) references accounts (id, currency),
      check (expires_at > placed_at),
      check ((state = 'pending') = (ended_at is null)),
      check ((state = 'posted') = (transaction_id is not null))
    )`.execute(db);
  await sql`create index holds_pending on holds (account_id) where state = 'pending'`.execute(db);
  await sql`create index holds_expiring on holds (expires_at) where state = 'pending'`.execute(db);
  await moveHeld(db);
  await checkCaptures(db);
  await sql`
    create trigger keep before delete on holds for each row execute function refuse_ledger_change()`.execute(db);
  await sql`
    create trigger keep_all before truncate on holds
    for each statement execute function refuse_ledger_change()`.execute(db);
}

async function moveHeld(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function move_held() returns trigger language plpgsql
    set search_path = pg_catalog, public, pg_temp as $$
    begin
      if tg_op = 'INSERT' then
        if new.state <> 'pending' or new.placed_at > clock_timestamp()
          or new.expires_at > new.placed_at + interval '366 days' then
          raise exception 'A hold begins pending, by now, and ends within a year.';
        end if;
        update accounts set held = held + new.amount where id = new.account_id and type <> 'Internal';
        if not found then
          raise exception 'Account % takes no holds.', new.account_id;
        end if;
        return new;
      end if;
      if old.state <> 'pending' or new.state = 'pending'
        or (to_jsonb(new) - '{state,ended_at,transaction_id}'::text[])
          <> (to_jsonb(old) - '{state,ended_at,transaction_id}'::text[]) then
        raise exception 'Hold % can only be posted or voided, once.', old.id;
      end if;
      update accounts set held = held - old.amount where id = old.account_id;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger move before insert or update on holds for each row execute function move_held()`.execute(db);
}

async function checkCaptures(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function check_capture() returns trigger language plpgsql
    set search_path = pg_catalog, public, pg_temp as $$
    begin
      if not exists (
        select from entries join transactions on transactions.id = entries.transaction_id
        where transaction_id = new.transaction_id and account_id = new.account_id
          and amount between -new.amount and -1 and created_in = pg_current_xact_id()
      ) then
        raise exception 'Hold % is not posted by transaction %.', new.id, new.transaction_id;
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create constraint trigger check_capture after update on holds deferrable initially deferred
    for each row when (new.state = 'posted') execute function check_capture()`.execute(db);
}
