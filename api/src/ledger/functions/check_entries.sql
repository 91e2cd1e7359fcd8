-- Each entry follows the one before it on its account, so that a part of the books is proven without reading all.
create or replace function check_entries() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  if (new.sequence is null) <> (select type = 'Internal' from accounts where id = new.account_id)
    or new.sequence < 1
    or new.balance_after - new.amount is distinct from (case when new.sequence = 1 then 0 else (
      select balance_after from entries where account_id = new.account_id and sequence = new.sequence - 1
    ) end)
    or exists (
      select from entries
      where account_id = new.account_id and sequence = new.sequence - 1 and booked_at > new.booked_at
    ) then
    raise exception 'Entry % does not follow the one before it on its account.', new.id;
  end if;
  perform check_legs(new.transaction_id);
  return null;
end $$;
