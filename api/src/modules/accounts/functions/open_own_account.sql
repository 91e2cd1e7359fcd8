-- Opens an account that a customer needs no decision for, once for each key, or says what is in the way. The customer is locked first, as
-- for an order.
create or replace function open_own_account(
  customer uuid, wanted_key text, hash bytea, kind text, title text, yield integer, out outcome text, out account uuid
) language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  earlier account_openings;
begin
  if kind not in ('Checking', 'Savings') then
    raise exception 'Customers do not open accounts of the kind % themselves.', kind;
  end if;
  perform from customers where id = customer for no key update;
  select * into earlier from account_openings where customer_id = customer and key = wanted_key;
  if found then
    outcome := case when earlier.order_hash = hash then 'opened-before' else 'key-reused' end;
    account := earlier.account_id;
    return;
  end if;
  if (
    select count(*) >= 10 from accounts
    where customer_id = customer and closed_at is null and type in ('Checking', 'Savings')
  ) then
    outcome := 'enough-accounts';
    return;
  end if;
  if (
    select count(*) >= 3 from account_openings
    where customer_id = customer and opened_at > clock_timestamp() - interval '1 day'
  ) then
    outcome := 'enough-today';
    return;
  end if;
  -- A number that somebody has is drawn again.
  while account is null loop
    insert into accounts (customer_id, number, name, type, currency, floor, apy, position)
      select customer, '4000' || lpad(trunc(random() * 100000000)::text, 8, '0'), title, kind, 'USD', 0, yield,
        coalesce(max(position), -1) + 1
      from accounts where customer_id = customer
      on conflict (number) do nothing returning id into account;
  end loop;
  insert into account_openings values (account, customer, wanted_key, hash, clock_timestamp());
  outcome := 'opened';
end $$;
revoke execute on function open_own_account(uuid, text, bytea, text, text, integer) from public;
grant execute on function open_own_account(uuid, text, bytea, text, text, integer) to bank_application;
