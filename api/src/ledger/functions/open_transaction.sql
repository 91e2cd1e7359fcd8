create or replace function open_transaction() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  if new.booked_at > clock_timestamp() then
    raise exception 'Transaction % is booked at %, which is in the future.', new.id, new.booked_at;
  end if;
  new.created_in := pg_current_xact_id();
  return new;
end $$;
