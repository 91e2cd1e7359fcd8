-- The message has no account number, because it is logged.
create or replace function refuse_account_change() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  raise exception 'Nothing changes whose account % is, its currency or its kind.', old.id;
end $$;
