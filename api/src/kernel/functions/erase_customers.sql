-- Erases some of what was kept of one customer whose years have passed: at most so many rows by each function `erase_…_of`. Says how
-- many, and 0 when nothing is left to erase of anybody.
create or replace function erase_customers(at_most integer) returns integer
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  customer uuid;
  eraser text;
  part integer;
  erased integer := 0;
begin
  select customer_id into customer from former_customers
    where erased_at is null and may_erase(customer_id) order by left_at limit 1 for update skip locked;
  if not found then
    return 0;
  end if;
  for eraser in
    select proname from pg_proc
    where pronamespace = 'public'::regnamespace and proname ~ '^erase_.+_of$' order by proname
  loop
    execute format('select public.%I($1, $2)', eraser) using customer, at_most into part;
    erased := erased + part;
  end loop;
  if erased > 0 then
    return erased;
  end if;
  update customers set first_name = '', last_name = '', id_number_key = '', date_of_birth = null where id = customer;
  update former_customers set erased_at = clock_timestamp() where customer_id = customer;
  return 1;
end $$;
revoke execute on function erase_customers(integer) from public;
grant execute on function erase_customers(integer) to bank_application;
