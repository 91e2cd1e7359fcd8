-- A card ends with its account.
create or replace function end_cards() returns trigger language plpgsql security definer
set search_path = pg_catalog, public, pg_temp as $$
begin
  update cards set blocked_at = new.closed_at, blocked_as = 'closed' where account_id = new.id and blocked_at is null;
  delete from cards_due where account_id = new.id;
  return null;
end $$;
