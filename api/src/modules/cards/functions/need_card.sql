create or replace function need_card() returns trigger language plpgsql security definer
set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into cards_due (account_id) values (new.id);
  return null;
end $$;
