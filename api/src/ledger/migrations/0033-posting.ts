import { type Kysely, sql } from 'kysely';

/**
 * The only ways in which the application moves money. Each takes an order by its source and key once, and tells what
 * became of it: a refusal is kept, and stays one. They run with the rights of the ledger's owner.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create type order_outcome as (
      outcome text,
      id uuid,
      at timestamptz(3),
      account_id uuid,
      room bigint,
      is_repeated boolean
    )`.execute(db);
  await findOutcome(db);
  await refuseOrder(db);
  await postOrder(db);
  await postTransaction(db);
  await reverseTransaction(db);
}

async function findOutcome(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function find_outcome(wanted_source text, wanted_key text, hash bytea) returns order_outcome
    language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
      select case when order_hash = hash then outcome else 'key-reused' end, case when order_hash = hash then id end,
        at, account_id, room, true
      from (
        select order_hash, 'posted' as outcome, id, booked_at as at, null::uuid as account_id, null::bigint as room
        from transactions where source = wanted_source and key = wanted_key
        union all
        select order_hash, reason, null, refused_at, account_id, room
        from refusals where source = wanted_source and key = wanted_key
      ) as found
    $$`.execute(db);
}

async function refuseOrder(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_order(
      source text, key text, hash bytea, reason text, account uuid default null, room bigint default null
    ) returns order_outcome
    language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
    declare
      result order_outcome;
    begin
      perform pg_advisory_xact_lock(hashtextextended(source || ' ' || key, 0));
      result := find_outcome(source, key, hash);
      if result.outcome is null then
        insert into refusals values (source, key, hash, reason, account, room, clock_timestamp());
        result := (reason, null, clock_timestamp(), account, room, false);
      end if;
      return result;
    end $$`.execute(db);
}

/**
 * Locks accounts in the order of their ids, so that transactions that cross cannot deadlock, and without their keys,
 * which entries refer to. What a captured hold keeps back is released first.
 */
async function postOrder(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function post_order(
      source text, key text, hash bytea, legs jsonb, memo text, effective_on date, original uuid, captured uuid
    ) returns order_outcome
    language plpgsql set search_path = pg_catalog, public, pg_temp as $$
    declare
      result order_outcome;
      hold holds;
      refusal record;
      posted_at timestamptz(3);
    begin
      perform pg_advisory_xact_lock(hashtextextended(source || ' ' || key, 0));
      result := find_outcome(source, key, hash);
      if result.outcome is not null then
        return result;
      end if;
      if captured is not null then
        select * into hold from holds where id = captured for no key update;
        if hold.state is distinct from 'pending' or hold.expires_at <= clock_timestamp() then
          return refuse_order(source, key, hash, 'hold-ended');
        end if;
        if not exists (
          select from jsonb_to_recordset(legs) as leg (account_id uuid, amount bigint)
          where leg.account_id = hold.account_id and leg.amount between -hold.amount and -1
        ) then
          return refuse_order(source, key, hash, 'more-than-held', hold.account_id, hold.amount);
        end if;
      end if;
      perform from accounts
        where id in (select account_id from jsonb_to_recordset(legs) as leg (account_id uuid)) and posted is not null
        order by id for no key update;
      select account_id, amount < 0 as is_debit,
          case when amount < 0 then available - floor else ceiling - posted end as room
        into refusal
        from (
          select leg.account_id, leg.amount, accounts.posted, floor, ceiling,
            accounts.posted - held + case when accounts.id = hold.account_id then hold.amount else 0 end as available
          from jsonb_to_recordset(legs) as leg (account_id uuid, amount bigint)
          join accounts on accounts.id = leg.account_id
        ) as wanted
        where (amount < 0 and available + amount < floor) or (amount > 0 and posted + amount > ceiling)
        order by amount limit 1;
      if found then
        return refuse_order(source, key, hash,
          case when refusal.is_debit then 'insufficient-funds' else 'above-ceiling' end,
          refusal.account_id, refusal.room);
      end if;
      posted_at := date_trunc('milliseconds', clock_timestamp());
      insert into transactions (source, key, order_hash, effective_on, booked_at, memo, reverses)
        values (source, key, hash, effective_on, posted_at, memo, original)
        returning transactions.id into result.id;
      if captured is not null then
        update holds set state = 'posted', ended_at = posted_at, transaction_id = result.id where id = captured;
      end if;
      insert into entries (transaction_id, account_id, currency, amount, description, category)
        select result.id, leg.account_id, leg.currency, leg.amount, leg.description, leg.category
        from jsonb_to_recordset(legs)
          as leg (account_id uuid, currency text, amount bigint, description text, category text)
        order by leg.account_id;
      return ('posted', result.id, posted_at, null, null, false)::order_outcome;
    end $$`.execute(db);
}

async function postTransaction(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function post_transaction(
      source text, key text, hash bytea, legs jsonb, memo text, effective_on date default (now() at time zone 'UTC')::date
    ) returns order_outcome
    language sql security definer set search_path = pg_catalog, public, pg_temp as $$
      select post_order(source, key, hash, legs, memo, effective_on, null, null)
    $$`.execute(db);
  await sql`
    create function capture_hold(
      captured uuid, source text, key text, hash bytea, legs jsonb, memo text, effective_on date default (now() at time zone 'UTC')::date
    ) returns order_outcome
    language sql security definer set search_path = pg_catalog, public, pg_temp as $$
      select post_order(source, key, hash, legs, memo, effective_on, null, captured)
    $$`.execute(db);
}

async function reverseTransaction(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function reverse_transaction(original uuid, source text, key text, hash bytea, memo text)
    returns order_outcome
    language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
    declare
      legs jsonb;
      result order_outcome := find_outcome(source, key, hash);
    begin
      if result.outcome is not null then
        return result;
      end if;
      perform from transactions where id = original for no key update;
      if exists (select from transactions where reverses = original) then
        return refuse_order(source, key, hash, 'already-reversed');
      end if;
      select jsonb_agg(jsonb_build_object('account_id', account_id, 'currency', currency, 'amount', -amount,
          'description', 'Reversal: ' || description, 'category', category))
        into legs from entries where transaction_id = original;
      if legs is null then
        return refuse_order(source, key, hash, 'unknown-transaction');
      end if;
      return post_order(source, key, hash, legs, memo, (now() at time zone 'UTC')::date, original, null);
    end $$`.execute(db);
}
