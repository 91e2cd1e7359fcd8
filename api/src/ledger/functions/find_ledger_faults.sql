-- Reads at most so many transactions and accounts.
create or replace function find_ledger_faults(after_transaction uuid, after_account uuid, at_most integer) returns setof text
language sql stable
set search_path = pg_catalog, public, pg_temp as $$
  with slice as (
    select * from transactions
    where id > coalesce(after_transaction, '00000000-0000-0000-0000-000000000000') order by id limit at_most
  ), accounts_slice as (
    select * from accounts where id > coalesce(after_account, '00000000-0000-0000-0000-000000000000') order by id limit at_most
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
  select 'Entry ' || entry.id || ' is on an account that its source may not use so'
  from slice
  join entries as entry on entry.transaction_id = slice.id
  join accounts on accounts.id = entry.account_id
  where not may_use(source, slice.id, reverses is not null, accounts, entry.amount)
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
  where posted - held < floor or posted > ceiling or not coalesce(case
    when type = 'Internal' then num_nonnulls(floor, ceiling, closed_at) = 0
    when closed_at is not null then floor = 0 and ceiling = 0
    when type = 'Loan' then floor <= 0 and ceiling >= 0
    else floor = -coalesce(credit_limit, 0) and ceiling is null
  end, false)
$$;
revoke execute on function find_ledger_faults(uuid, uuid, integer) from public;
grant execute on function find_ledger_faults(uuid, uuid, integer) to bank_application;
