import { type Kysely, sql } from 'kysely';

/**
 * What nobody can do, its owner included: an entry alone changes a balance, and nothing that is booked ever changes. The
 * functions look for tables in `public` first: somebody's temporary table of the same name must not stand in for one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table refusals (
      source text not null,
      key text not null,
      order_hash bytea not null,
      reason text not null check (reason ~ '^[a-z-]+$'),
      account_id uuid references accounts,
      room bigint,
      refused_at timestamptz(3) not null,
      primary key (source, key)
    )`.execute(db);
  await keepAppendOnly(db);
  await guardAccounts(db);
  await guardTransactions(db);
  await moveBalances(db);
  await checkLegs(db);
}

async function keepAppendOnly(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_ledger_change() returns trigger language plpgsql
    set search_path = pg_catalog, public, pg_temp as $$
    begin
      raise exception 'The ledger is append-only: % on % is refused.', tg_op, tg_table_name;
    end $$`.execute(db);
  for (const table of ['transactions', 'entries', 'refusals']) {
    await sql`
      create trigger keep before update or delete on ${sql.table(table)}
      for each row execute function refuse_ledger_change()`.execute(db);
    await sql`
      create trigger keep_all before truncate on ${sql.table(table)}
      for each statement execute function refuse_ledger_change()`.execute(db);
  }
}

async function guardAccounts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function open_account() returns trigger language plpgsql
    set search_path = pg_catalog, public, pg_temp as $$
    begin
      if new.posted <> 0 or new.held <> 0 or new.entry_count <> 0 then
        raise exception 'Account % does not begin with nothing. Post a transaction instead.', new.number;
      end if;
      if new.type = 'Internal' then
        new.posted := null;
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger open before insert on accounts for each row execute function open_account()`.execute(db);
  await sql`
    create function refuse_account_change() returns trigger language plpgsql
    set search_path = pg_catalog, public, pg_temp as $$
    begin
      raise exception 'Only entries and holds change what is on account %, and nothing changes whose it is.', old.number;
    end $$`.execute(db);
  // Deeper than 1: the change comes from an entry or a hold.
  await sql`
    create trigger keep_balance before update on accounts for each row
    when (pg_trigger_depth() < 1 and
      (old.posted, old.held, old.entry_count) is distinct from (new.posted, new.held, new.entry_count))
    execute function refuse_account_change()`.execute(db);
  await sql`
    create trigger keep_owner before update on accounts for each row
    when ((old.id, old.customer_id, old.currency, old.type) is distinct from (new.id, new.customer_id, new.currency, new.type))
    execute function refuse_account_change()`.execute(db);
}

async function guardTransactions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function open_transaction() returns trigger language plpgsql
    set search_path = pg_catalog, public, pg_temp as $$
    begin
      if new.booked_at > clock_timestamp() then
        raise exception 'Transaction % is booked at %, which is in the future.', new.id, new.booked_at;
      end if;
      new.created_in := pg_current_xact_id();
      return new;
    end $$`.execute(db);
  await sql`
    create trigger open before insert on transactions
    for each row execute function open_transaction()`.execute(db);
}

async function moveBalances(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function book_entry() returns trigger language plpgsql
    set search_path = pg_catalog, public, pg_temp as $$
    declare
      posting transactions;
      account accounts;
    begin
      select * into posting from transactions where id = new.transaction_id;
      if posting.created_in is distinct from pg_current_xact_id() then
        raise exception 'Transaction % is closed: it takes no more entries.', new.transaction_id;
      end if;
      update accounts set posted = posted + new.amount, entry_count = entry_count + 1
        where id = new.account_id and type <> 'Internal' returning * into account;
      if not found then
        select * into account from accounts where id = new.account_id;
      end if;
      if coalesce(new.customer_id, account.customer_id) is distinct from account.customer_id then
        raise exception 'Account % is somebody else''s.', new.account_id;
      end if;
      if coalesce(new.booked_at, posting.booked_at) <> posting.booked_at then
        raise exception 'An entry is booked when its transaction is.';
      end if;
      new.customer_id := account.customer_id;
      new.booked_at := posting.booked_at;
      new.balance_after := account.posted;
      new.sequence := case when account.posted is not null then account.entry_count end;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger book before insert on entries for each row execute function book_entry()`.execute(db);
}

async function checkLegs(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function check_legs(checked uuid) returns void language plpgsql
    set search_path = pg_catalog, public, pg_temp as $$
    declare
      original uuid := (select reverses from transactions where id = checked);
      legs bigint;
      is_balanced boolean;
    begin
      select sum(count), bool_and(total = 0) into legs, is_balanced from (
        select count(*), sum(amount) as total from entries where transaction_id = checked group by currency
      ) as currencies;
      if coalesce(legs, 0) < 2 then
        raise exception 'Transaction % has fewer than two entries.', checked;
      end if;
      if not is_balanced then
        raise exception 'The entries of transaction % do not add up to zero in each currency.', checked;
      end if;
      if original is not null and exists (
        select account_id, sum(amount) from entries where transaction_id in (checked, original)
        group by account_id having sum(amount) <> 0 or count(*) <> 2
      ) then
        raise exception 'Transaction % does not reverse exactly what % booked.', checked, original;
      end if;
    end $$`.execute(db);
  for (const [table, column] of [
    ['transactions', 'id'],
    ['entries', 'transaction_id'],
  ] as const) {
    const name = sql.ref(`check_${table}`);
    await sql`
      create function ${name}() returns trigger language plpgsql
    set search_path = pg_catalog, public, pg_temp as $$
      begin
        perform check_legs(new.${sql.ref(column)});
        return null;
      end $$`.execute(db);
    await sql`
      create constraint trigger check_legs after insert on ${sql.table(table)} deferrable initially deferred
      for each row execute function ${name}()`.execute(db);
  }
}
