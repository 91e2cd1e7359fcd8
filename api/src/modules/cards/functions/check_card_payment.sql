-- A payment by card has what its hold has: the amount, the card's account, and where it ended.
create or replace function check_card_payment() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  if not exists (
    select from holds join cards on cards.account_id = holds.account_id
    where holds.id = new.hold_id and cards.id = new.card_id
      and (holds.amount, holds.currency) = (new.amount, new.currency)
      and holds.state = case new.state when 'settled' then 'posted' when 'released' then 'voided' else 'pending' end
  ) then
    raise exception 'The card payment % is not what is held or booked for it.', new.id;
  end if;
  return new;
end $$;
