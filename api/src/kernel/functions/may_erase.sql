-- What is kept of a customer goes when the years since they left have passed, by the database's clock, and never before.
create or replace function may_erase(customer uuid) returns boolean
language sql stable
set search_path = pg_catalog, public, pg_temp as $$
  select exists (
    select from former_customers, retention
    where customer_id = customer and left_at + make_interval(years => years) <= now()
  )
$$;
