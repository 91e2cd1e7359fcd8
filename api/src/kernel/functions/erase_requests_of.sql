create or replace function erase_requests_of(customer uuid, at_most integer) returns integer
language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
declare
  erased integer;
begin
  delete from refused_requests where ctid in (
    select ctid from refused_requests
    where source in ('schedules:' || customer, 'imports:' || customer) limit at_most
  );
  get diagnostics erased = row_count;
  return erased;
end $$;
revoke execute on function erase_requests_of(uuid, integer) from public;
