-- Where the customer has paid by card, and the ends of the cards' numbers.
create or replace function erase_cards_of(customer uuid, at_most integer) returns integer
language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
declare
  payments text[];
  ended integer;
begin
  payments := array(
    select card_payments.id from accounts
    join cards on cards.account_id = accounts.id
    join card_payments on card_payments.card_id = cards.id
    where accounts.customer_id = customer and merchant <> '' limit at_most
  );
  update holds set description = '' where id in (select hold_id from card_payments where id = any (payments));
  update card_payments set merchant = '' where id = any (payments);
  update cards set last_four = '0000'
    where last_four <> '0000' and account_id in (select id from accounts where customer_id = customer);
  get diagnostics ended = row_count;
  return cardinality(payments) + ended;
end $$;
revoke execute on function erase_cards_of(uuid, integer) from public;
