create or replace function forget_recurring_of(customer uuid) returns void
language sql
set search_path = pg_catalog, public, pg_temp as $$
  delete from recurring_left_out where customer_id = customer;
$$;
revoke execute on function forget_recurring_of(uuid) from public;
