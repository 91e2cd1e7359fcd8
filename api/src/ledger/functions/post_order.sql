-- Unchecked, for the functions that call it. Accounts are locked in the order of their ids, so that transactions that cross cannot
-- deadlock, and without their keys, which entries refer to. What a captured hold keeps back is released first.
create or replace function post_order(
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
    values (source, key, hash, coalesce(effective_on, bank_day(posted_at)), posted_at, memo, original)
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
end $$;
revoke execute on function post_order(text, text, bytea, jsonb, text, date, uuid, uuid) from public;
