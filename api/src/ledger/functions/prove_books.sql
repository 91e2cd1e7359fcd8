-- Proves the next part of a slice that nobody else is at: of one that has been begun, or else of the one that has waited longest.
create or replace function prove_books(at_most integer) returns setof text
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  slice ledger_slices;
begin
  select * into slice from ledger_slices
    order by transaction_id = begins_after and account_id = begins_after, completed_at nulls first, begins_after
    limit 1 for update skip locked;
  if not found then
    return;
  end if;
  return query
    insert into ledger_faults
    select distinct fault, clock_timestamp()
    from find_faults(slice.transaction_id, slice.account_id, at_most) as fault
    on conflict do nothing returning fault;
  slice.transaction_id := coalesce((
    select id from transactions where id > slice.transaction_id and id < slice.ends_before
    order by id offset at_most - 1 limit 1
  ), slice.ends_before);
  slice.account_id := coalesce((
    select id from accounts where id > slice.account_id and id < slice.ends_before
    order by id offset at_most - 1 limit 1
  ), slice.ends_before);
  if slice.transaction_id = slice.ends_before and slice.account_id = slice.ends_before then
    slice.transaction_id := slice.begins_after;
    slice.account_id := slice.begins_after;
    slice.completed_at := clock_timestamp();
  end if;
  update ledger_slices
    set transaction_id = slice.transaction_id, account_id = slice.account_id, completed_at = slice.completed_at
    where begins_after = slice.begins_after;
  update ledger_proof set completed_at = (
    select min(completed_at) from ledger_slices having count(completed_at) = count(*)
  ) where slice.transaction_id = slice.begins_after;
end $$;
revoke execute on function prove_books(integer) from public;
grant execute on function prove_books(integer) to bank_application;
