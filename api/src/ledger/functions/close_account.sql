-- Closes a customer's account for good, or says what is in the way: money, what is held, or what a function `find_…_obstacle` of a module
-- finds. The customer is locked first, as for an order.
create or replace function close_account(account uuid) returns text
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  closing accounts;
  finder text;
  obstacle text;
begin
  perform from customers where id = (select customer_id from accounts where id = account) for no key update;
  select * into closing from accounts where id = account and customer_id is not null for update;
  if closing.id is null or closing.closed_at is not null then
    return case when closing.id is null then 'unknown' else 'closed-before' end;
  end if;
  if closing.held <> 0 then
    return 'payments-pending';
  end if;
  for finder in
    select proname from pg_proc
    where pronamespace = 'public'::regnamespace and proname ~ '^find_.+_obstacle$' order by proname
  loop
    execute format('select public.%I($1)', finder) using account into obstacle;
    if obstacle is not null then
      return obstacle;
    end if;
  end loop;
  if closing.posted <> 0 then
    return 'not-at-zero';
  end if;
  update accounts set closed_at = clock_timestamp(), floor = 0, ceiling = 0 where id = account;
  return 'closed';
end $$;
revoke execute on function close_account(uuid) from public;
grant execute on function close_account(uuid) to bank_application;
