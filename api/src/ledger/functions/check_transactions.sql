create or replace function check_transactions() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  perform check_legs(new.id);
  return null;
end $$;
