create or replace function forget_categories_of(customer uuid) returns void
language sql
set search_path = pg_catalog, public, pg_temp as $$
  delete from filed_entries where customer_id = customer;
  delete from filed_payees where customer_id = customer;
$$;
revoke execute on function forget_categories_of(uuid) from public;
