create or replace function forget_alerts_of(customer uuid) returns void
language sql
set search_path = pg_catalog, public, pg_temp as $$
  delete from alerts where customer_id = customer;
  delete from alert_choices where customer_id = customer;
$$;
revoke execute on function forget_alerts_of(uuid) from public;
