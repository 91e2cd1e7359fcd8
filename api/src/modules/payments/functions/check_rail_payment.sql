-- A payment is handed over with its booking, and what is handed over is kept in the ledger as a hash.
create or replace function check_rail_payment() returns trigger language plpgsql security definer
set search_path = pg_catalog, public, pg_temp as $$
begin
  if new.state <> 'accepted' or new.amount is distinct from (
    select sum(entries.amount) from entries
    join accounts on accounts.id = entries.account_id
    join transactions on transactions.id = entries.transaction_id
    where entries.transaction_id = new.transaction_id and accounts.number = 'RAIL-' || new.currency
      and transactions.source = 'customer:' || new.customer_id and created_in = pg_current_xact_id()
  ) then
    raise exception 'The payment % is not what was booked to leave.', new.transaction_id;
  end if;
  insert into rail_payment_hashes values (new.transaction_id, hash_rail_payment(new));
  return new;
end $$;
