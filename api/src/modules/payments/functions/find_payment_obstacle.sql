-- What keeps an account open: a payment that may still come back to it, and one that is planned between its customer's accounts.
create or replace function find_payment_obstacle(account uuid) returns text
language sql stable
set search_path = pg_catalog, public, pg_temp as $$
  select case
    when exists (
      select from rail_payments as payment
      join entries on entries.transaction_id = payment.transaction_id
      where payment.customer_id = accounts.customer_id and payment.state in ('accepted', 'submitted')
        and entries.account_id = accounts.id
    ) then 'payments-pending'
    when exists (
      select from schedules
      where schedules.customer_id = accounts.customer_id and next_on is not null
        and accounts.id in (from_account_id, to_account_id)
    ) then 'payments-scheduled'
  end
  from accounts where id = account
$$;
revoke execute on function find_payment_obstacle(uuid) from public;
