create or replace function forget_budgets_of(customer uuid) returns void
language sql
set search_path = pg_catalog, public, pg_temp as $$
  delete from budgets where customer_id = customer;
$$;
revoke execute on function forget_budgets_of(uuid) from public;
