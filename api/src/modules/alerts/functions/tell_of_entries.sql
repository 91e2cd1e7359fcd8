-- Tells of what was booked just now: what is carried over from long ago is no news. What moves between a customer's own accounts
-- neither comes in nor goes out, and what a card pays was told when it was used.
create or replace function tell_of_entries() returns trigger language plpgsql security definer
set search_path = pg_catalog, public, pg_temp as $$
declare
  told record;
begin
  for told in
    select booked.*, kinds.kind, accounts.number, transactions.source
    from booked
    join accounts on accounts.id = booked.account_id
    join transactions on transactions.id = booked.transaction_id
    cross join alert_kinds as kinds
    left join alert_choices as chosen on chosen.kind = kinds.kind and chosen.customer_id = booked.customer_id
    where booked.customer_id is not null and booked.booked_at > clock_timestamp() - interval '1 hour'
      and case kinds.kind
        when 'money-in' then booked.amount > 0 and booked.amount >= coalesce(chosen.amount, kinds.amount)
        when 'money-out' then booked.amount < 0 and -booked.amount >= coalesce(chosen.amount, kinds.amount)
          and transactions.source <> 'card'
        when 'low-balance' then accounts.type in ('Checking', 'Savings')
          and booked.balance_after < coalesce(chosen.amount, kinds.amount)
          and booked.balance_after - booked.amount >= coalesce(chosen.amount, kinds.amount)
        else false
      end
      and (kinds.kind = 'low-balance' or not exists (
        select from booked as others
        where others.transaction_id = booked.transaction_id and others.customer_id = booked.customer_id
          and others.account_id <> booked.account_id
      ))
  loop
    perform write_alert(told.customer_id, told.kind, told.booked_at, jsonb_build_object(
      'minor', case told.kind when 'low-balance' then told.balance_after else abs(told.amount) end,
      'currency', told.currency, 'accountId', told.account_id, 'lastFour', right(told.number, 4),
      'description', case when told.kind <> 'low-balance' then told.description end,
      'source', case when told.kind <> 'low-balance' then told.source end
    ));
  end loop;
  return null;
end $$;
