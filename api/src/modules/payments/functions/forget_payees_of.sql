-- What was paid keeps its own name and number. Payees stay as empty rows: to look for planned payments of each would read them all.
create or replace function forget_payees_of(customer uuid) returns void
language sql
set search_path = pg_catalog, public, pg_temp as $$
  delete from wire_quotes where customer_id = customer and transaction_id is null;
  update payees set name = '', number = id::text, removed_at = coalesce(removed_at, now()) where customer_id = customer;
$$;
revoke execute on function forget_payees_of(uuid) from public;
