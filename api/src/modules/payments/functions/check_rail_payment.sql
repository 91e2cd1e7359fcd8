create or replace function check_rail_payment() returns trigger language plpgsql security definer
set search_path = pg_catalog, public, pg_temp as $$
begin
  if new.amount is distinct from (
    select sum(entries.amount) from entries join accounts on accounts.id = entries.account_id
    where entries.transaction_id = new.transaction_id and accounts.number = 'RAIL-' || new.currency
  ) then
    raise exception 'The payment % is not what was booked to leave.', new.transaction_id;
  end if;
  return new;
end $$;
