-- What stands on the cards' accounts is what was paid by card and has settled.
create or replace function find_card_faults(after_transaction uuid, after_account uuid, at_most integer) returns setof text
language sql stable
set search_path = pg_catalog, public, pg_temp as $$
  with slice as (
    select id, source from transactions
    where id > coalesce(after_transaction, '00000000-0000-0000-0000-000000000000') order by id limit at_most
  ), booked as (
    -- By each transaction alone: the cards' account has more entries than any step may read.
    select slice.id, card.number, card.amount
    from slice cross join lateral (
      select string_agg(distinct accounts.number, ', ') as number, sum(entries.amount) as amount
      from entries join accounts on accounts.id = entries.account_id
      where entries.transaction_id = slice.id and accounts.type = 'Internal' and accounts.number like 'CARDS-%'
    ) as card
    where source <> 'bank'
  )
  select 'Transaction ' || booked.id || ' is not what was paid by card' from booked
  left join holds on holds.transaction_id = booked.id
  left join card_payments as payment on payment.hold_id = holds.id
  where (booked.number is not null or payment.id is not null)
    and (payment.state, payment.amount, 'CARDS-' || payment.currency) is distinct from ('settled', booked.amount, booked.number)
$$;
revoke execute on function find_card_faults(uuid, uuid, integer) from public;
grant execute on function find_card_faults(uuid, uuid, integer) to bank_application;
