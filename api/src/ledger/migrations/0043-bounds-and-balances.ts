import { type Kysely, sql } from 'kysely';
import { SetupError } from '../../kernel/SetupError.ts';

/** What is owed on a loan is bounded by what was lent, on all else by the credit limit. The bank's own accounts have no bound. */
const IS_BOUNDED = sql.raw(`coalesce(case type
  when 'Internal' then num_nonnulls(floor, ceiling) = 0
  when 'Loan' then floor <= 0 and ceiling >= 0
  else floor = -coalesce(credit_limit, 0) and ceiling is null end, false)`);

/**
 * Whoever changes a balance otherwise than by an entry, from inside a trigger too, is refused at the commit.
 * @throws {SetupError} when an account has no bounds that the bank alone can know, and changes nothing
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await boundAccounts(db);
  await checkBalances(db);
  await nameAccountsById(db);
  await findFaults(db);
}

async function boundAccounts(db: Kysely<unknown>): Promise<void> {
  await sql`
    update accounts set floor = least(0, posted - held, (select min(balance_after) from entries where account_id = accounts.id))
    where type = 'Loan' and floor is null`.execute(db);
  await sql`
    update accounts set floor = -coalesce(credit_limit, 0)
    where type not in ('Loan', 'Internal') and floor is null and posted - held >= -coalesce(credit_limit, 0)`.execute(
    db,
  );
  const { rows } = await sql<{ id: string }>`
    select id from accounts where not ${IS_BOUNDED} order by id limit 5`.execute(db);
  if (rows.length > 0) {
    const ids = rows.map(({ id }) => id).join(', ');
    throw new SetupError(
      `Accounts have other bounds than their kind (${ids}). Nothing was changed. Set the floor of each to minus its credit_limit, and its ceiling to null, then migrate again.`,
    );
  }
  await sql`alter table accounts add constraint accounts_bounds check (${IS_BOUNDED})`.execute(db);
}

async function checkBalances(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function check_balance() returns trigger language plpgsql
    set search_path = pg_catalog, public, pg_temp as $$
    declare
      account accounts;
      newest entries;
    begin
      select * into account from accounts where id = new.id;
      select * into newest from entries
        where account_id = new.id and sequence is not null order by sequence desc limit 1;
      if account.posted <> coalesce(newest.balance_after, 0)
        or account.entry_count <> coalesce(newest.sequence, 0)
        or account.held <> (
          select coalesce(sum(amount), 0) from holds where account_id = new.id and state = 'pending'
        ) then
        raise exception 'Only entries and holds change what is on account %.', new.id;
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create constraint trigger check_balance after update on accounts deferrable initially deferred for each row
    when ((old.posted, old.held, old.entry_count) is distinct from (new.posted, new.held, new.entry_count))
    execute function check_balance()`.execute(db);
  await sql`
    create constraint trigger check_opening after insert on accounts deferrable initially deferred for each row
    when (new.posted <> 0 or new.held <> 0 or new.entry_count <> 0)
    execute function check_balance()`.execute(db);
  // By its depth it let any trigger change them.
  await sql`drop trigger keep_balance on accounts`.execute(db);
  await sql`
    create or replace function check_entries() returns trigger language plpgsql
    set search_path = pg_catalog, public, pg_temp as $$
    begin
      if (new.sequence is null) <> (select type = 'Internal' from accounts where id = new.account_id)
        or new.sequence < 1
        or new.balance_after - new.amount is distinct from (case when new.sequence = 1 then 0 else (
          select balance_after from entries where account_id = new.account_id and sequence = new.sequence - 1
        ) end)
        or exists (
          select from entries
          where account_id = new.account_id and sequence = new.sequence - 1 and booked_at > new.booked_at
        ) then
        raise exception 'Entry % does not follow the one before it on its account.', new.id;
      end if;
      perform check_legs(new.transaction_id);
      return null;
    end $$`.execute(db);
}

/** What an error says is logged, and an account number is not to be. */
async function nameAccountsById(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function open_account() returns trigger language plpgsql
    set search_path = pg_catalog, public, pg_temp as $$
    begin
      if new.posted <> 0 or new.held <> 0 or new.entry_count <> 0 then
        raise exception 'Account % does not begin with nothing. Post a transaction instead.', new.id;
      end if;
      if new.type = 'Internal' then
        new.posted := null;
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create or replace function refuse_account_change() returns trigger language plpgsql
    set search_path = pg_catalog, public, pg_temp as $$
    begin
      raise exception 'Nothing changes whose account % is, its currency or its kind.', old.id;
    end $$`.execute(db);
}

async function findFaults(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function find_faults(after_transaction uuid, after_account uuid, at_most integer) returns setof text
    language sql stable set search_path = pg_catalog, public, pg_temp as $$
      with slice as (
        select * from transactions
        where after_transaction is null or id > after_transaction order by id limit at_most
      ), accounts_slice as (
        select * from accounts where after_account is null or id > after_account order by id limit at_most
      )
      select 'Transaction ' || id || ' does not balance' from slice
      where (select count(*) from entries where transaction_id = slice.id) < 2
        or exists (
          select from entries where transaction_id = slice.id group by currency having sum(amount) <> 0
        )
        or reverses is not null and exists (
          select from entries where transaction_id in (slice.id, reverses)
          group by account_id having sum(amount) <> 0 or count(*) <> 2
        )
      union all
      select 'Transaction ' || id || ' takes effect on another day than it was booked' from slice
      where effective_on not between bank_day(booked_at) and bank_day(booked_at) + 1
      union all
      select 'Entry ' || entry.id || ' does not follow the one before it on its account'
      from slice
      join entries as entry on entry.transaction_id = slice.id
      join accounts on accounts.id = entry.account_id
      left join entries as previous
        on previous.account_id = entry.account_id and previous.sequence = entry.sequence - 1
      where entry.currency <> accounts.currency
        or entry.customer_id is distinct from accounts.customer_id
        or entry.booked_at <> slice.booked_at
        or case when type = 'Internal' then entry.sequence is not null else
          coalesce(entry.sequence < 1 or entry.sequence > 1 and previous.id is null
            or entry.balance_after <> coalesce(previous.balance_after, 0) + entry.amount, true)
            or coalesce(entry.booked_at < previous.booked_at, false) end
      union all
      select 'Account ' || accounts_slice.id || ' does not have what its entries and holds add up to'
      from accounts_slice
      left join entries as newest on newest.account_id = accounts_slice.id and newest.sequence = entry_count
      where type <> 'Internal' and (
        posted <> coalesce(newest.balance_after, 0)
        or (entry_count > 0) <> (newest.id is not null)
        or exists (select from entries where account_id = accounts_slice.id and sequence > entry_count)
        or held <> (
          select coalesce(sum(amount), 0) from holds where account_id = accounts_slice.id and state = 'pending'
        )
      )
      union all
      select 'Account ' || id || ' has other bounds than its kind, or more or less than they let it have' from accounts_slice
      where not ${IS_BOUNDED} or posted - held < floor or posted > ceiling
    $$`.execute(db);
}
