-- A customer without an open account leaves: what nobody needs any more is erased at once, by each function `forget_…_of`.
create or replace function end_relation(customer uuid) returns text
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  forget text;
begin
  perform from customers where id = customer for update;
  if exists (select from accounts where customer_id = customer and closed_at is null) then
    return 'accounts-open';
  end if;
  insert into former_customers values (customer, clock_timestamp()) on conflict do nothing;
  if not found then
    return 'ended-before';
  end if;
  for forget in
    select proname from pg_proc
    where pronamespace = 'public'::regnamespace and proname ~ '^forget_.+_of$' order by proname
  loop
    execute format('select public.%I($1)', forget) using customer;
  end loop;
  return 'ended';
end $$;
revoke execute on function end_relation(uuid) from public;
grant execute on function end_relation(uuid) to bank_application;
