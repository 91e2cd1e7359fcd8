-- What webhooks could not tell goes, too. The end of the chain stays as a mark, so that it is not taken for one that was cut off.
create or replace function erase_audit_of(customer uuid, at_most integer) returns integer
language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
declare
  marked integer;
  erased integer;
begin
  delete from webhook_events where chain = customer::text;
  update audit_chains set erased_at = now() where chain = customer::text and erased_at is null;
  get diagnostics marked = row_count;
  delete from audit_events
    where chain = customer::text
      and number in (select number from audit_events where chain = customer::text order by number limit at_most);
  get diagnostics erased = row_count;
  return marked + erased;
end $$;
revoke execute on function erase_audit_of(uuid, integer) from public;
