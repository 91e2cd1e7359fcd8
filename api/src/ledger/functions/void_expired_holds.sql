-- Locks accounts in the order in which transactions do.
create or replace function void_expired_holds(before timestamptz, at_most integer) returns integer
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  expired uuid;
  count integer := 0;
begin
  for expired in
    select id from (
      select id, account_id from holds where state = 'pending' and expires_at <= before
      order by expires_at limit at_most for no key update skip locked
    ) as expired_ones order by account_id
  loop
    update holds set state = 'voided', ended_at = clock_timestamp() where id = expired;
    count := count + 1;
  end loop;
  return count;
end $$;
revoke execute on function void_expired_holds(timestamptz, integer) from public;
grant execute on function void_expired_holds(timestamptz, integer) to bank_application;
