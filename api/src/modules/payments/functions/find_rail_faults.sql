-- What stands on the rails' accounts is what was handed to a rail, to the recipients of then, less what came back. What operators
-- book with other banks is theirs.
create or replace function find_rail_faults(after_transaction uuid, after_account uuid, at_most integer) returns setof text
language sql stable
set search_path = pg_catalog, public, pg_temp as $$
  with slice as (
    select id, source, reverses from transactions
    where id > coalesce(after_transaction, '00000000-0000-0000-0000-000000000000') order by id limit at_most
  ), booked as (
    -- By each transaction alone: a rail's account has more entries than any step may read.
    select slice.id, slice.reverses, rail.number, rail.amount
    from slice cross join lateral (
      select string_agg(distinct accounts.number, ', ') as number, sum(entries.amount) as amount
      from entries join accounts on accounts.id = entries.account_id
      where entries.transaction_id = slice.id and accounts.type = 'Internal' and accounts.number like 'RAIL-%'
    ) as rail
    where source <> 'bank'
  )
  select 'Payment ' || booked.id || ' is not what was booked to leave' from booked
  left join rail_payments as payment on payment.transaction_id = booked.id
  where reverses is null and (payment.amount, 'RAIL-' || payment.currency) is distinct from (booked.amount, booked.number)
  union all
  select 'Payment ' || reverses || ' was booked back and has not returned' from booked
  left join rail_payments as payment on payment.transaction_id = reverses
  where reverses is not null and booked.number is not null and payment.state is distinct from 'returned'
  union all
  select 'Payment ' || slice.id || ' has returned and was not booked back' from slice
  join rail_payments as payment on payment.transaction_id = slice.id
  where payment.state = 'returned' and not exists (select from transactions as back where back.reverses = slice.id)
  union all
  select 'Payment ' || slice.id || ' is for somebody else than was booked' from slice
  join rail_payments as payment on payment.transaction_id = slice.id
  left join rail_payment_hashes as kept on kept.transaction_id = slice.id
  where case when kept.hash is null then payment.state in ('accepted', 'submitted')
    else kept.hash <> hash_rail_payment(payment) end
  union all
  select 'Payment ' || slice.id || ' is not what was quoted' from slice
  join wire_quotes as quote on quote.transaction_id = slice.id
  left join rail_payments as payment on payment.transaction_id = slice.id
  where (payment.amount, payment.currency, payment.number, payment.name)
    is distinct from (quote.amount, quote.currency, quote.number, quote.recipient)
    or not starts_with(quote.bic, payment.bic)
    or not exists (
      select from entries
      where entries.transaction_id = slice.id and account_id = quote.from_account_id and entries.amount = -quote.cost - quote.fee
    )
$$;
revoke execute on function find_rail_faults(uuid, uuid, integer) from public;
grant execute on function find_rail_faults(uuid, uuid, integer) to bank_application;
