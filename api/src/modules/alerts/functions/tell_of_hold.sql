-- A card holds money as soon as it is used.
create or replace function tell_of_hold() returns trigger language plpgsql security definer
set search_path = pg_catalog, public, pg_temp as $$
declare
  account accounts;
  least bigint;
begin
  select * into account from accounts where id = new.account_id;
  select coalesce(chosen.amount, kinds.amount) into least
    from alert_kinds as kinds
    left join alert_choices as chosen on chosen.kind = kinds.kind and chosen.customer_id = account.customer_id
    where kinds.kind = 'card-used';
  if new.amount >= least and new.placed_at > clock_timestamp() - interval '1 hour' then
    perform write_alert(account.customer_id, 'card-used', new.placed_at, jsonb_build_object(
      'minor', new.amount, 'currency', new.currency, 'accountId', account.id, 'lastFour', right(account.number, 4),
      'description', new.description
    ));
  end if;
  return null;
end $$;
