create or replace function check_capture() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  if old.state <> new.state and not exists (
    select from entries join transactions on transactions.id = entries.transaction_id
    where transaction_id = new.transaction_id and account_id = new.account_id
      and amount between -new.amount and -1 and created_in = pg_current_xact_id()
  ) then
    raise exception 'Hold % is not posted by transaction %.', new.id, new.transaction_id;
  end if;
  return null;
end $$;
