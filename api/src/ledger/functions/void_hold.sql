create or replace function void_hold(wanted uuid) returns text
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  current_state text;
begin
  select state into current_state from holds where id = wanted for no key update;
  if current_state = 'pending' then
    update holds set state = 'voided', ended_at = clock_timestamp() where id = wanted;
    return 'voided';
  end if;
  return current_state;
end $$;
revoke execute on function void_hold(uuid) from public;
grant execute on function void_hold(uuid) to bank_application;
