-- What was booked stays as numbers; its texts go once they are about somebody whose years have passed.
create or replace function may_erase_texts(booking uuid) returns boolean
language sql stable
set search_path = pg_catalog, public, pg_temp as $$
  select exists (
    select from entries
    join former_customers on former_customers.customer_id = entries.customer_id
    where entries.transaction_id = booking and may_erase(entries.customer_id)
  )
$$;
