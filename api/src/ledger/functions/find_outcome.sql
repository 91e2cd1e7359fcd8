-- What became of a key: posted, or refused for the same reason however often it is asked.
create or replace function find_outcome(wanted_source text, wanted_key text, hash bytea) returns order_outcome
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  result order_outcome;
begin
  select case when order_hash = hash then outcome else 'key-reused' end, case when order_hash = hash then id end,
    at, account_id, room, true
    into result
  from (
    select order_hash, 'posted' as outcome, id, booked_at as at, null::uuid as account_id, null::bigint as room
    from transactions where source = wanted_source and key = wanted_key
    union all
    select order_hash, reason, null, refused_at, account_id, room
    from refusals where source = wanted_source and key = wanted_key
  ) as found;
  return result;
end $$;
revoke execute on function find_outcome(text, text, bytea) from public;
grant execute on function find_outcome(text, text, bytea) to bank_application;
