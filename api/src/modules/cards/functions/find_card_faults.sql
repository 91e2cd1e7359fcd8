-- What stands on the cards' accounts is what was paid by card and has settled.
create or replace function find_card_faults(after_transaction uuid, after_account uuid, at_most integer) returns setof text
language sql stable
set search_path = pg_catalog, public, pg_temp set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
  with slice as (
    select id, source from transactions
    where id > coalesce(after_transaction, '00000000-0000-0000-0000-000000000000') order by id limit at_most
  ), booked as (
    select slice.id, accounts.number, sum(entries.amount) as amount
    from slice
    join entries on entries.transaction_id = slice.id
    join accounts on accounts.id = entries.account_id
    where source <> 'bank' and accounts.type = 'Internal' and accounts.number like 'CARDS-%'
    group by slice.id, accounts.number
  )
  select 'Transaction ' || booked.id || ' is not what was paid by card' from booked
  left join holds on holds.transaction_id = booked.id
  left join card_payments as payment on payment.hold_id = holds.id
  where (payment.state, payment.amount, 'CARDS-' || payment.currency)
    is distinct from ('settled', booked.amount, booked.number)
  union all
  select 'Transaction ' || slice.id || ' settles no payment by card' from slice
  join holds on holds.transaction_id = slice.id
  join card_payments as payment on payment.hold_id = holds.id
  where payment.state <> 'settled' or not exists (select from booked where booked.id = slice.id)
$$;
revoke execute on function find_card_faults(uuid, uuid, integer) from public;
grant execute on function find_card_faults(uuid, uuid, integer) to bank_application;
