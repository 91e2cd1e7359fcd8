-- What was paid keeps its own name and number. A payee of a payment that was planned stays as a row.
create or replace function forget_payees_of(customer uuid) returns void
language sql
set search_path = pg_catalog, public, pg_temp as $$
  delete from wire_quotes where customer_id = customer and transaction_id is null;
  delete from payees
    where customer_id = customer
      and not exists (select from schedules where schedules.customer_id = customer and payee_id = payees.id);
  update payees set name = '', number = id::text where customer_id = customer;
$$;
revoke execute on function forget_payees_of(uuid) from public;
