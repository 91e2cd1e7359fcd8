create or replace function check_legs(checked uuid) returns void language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
declare
  original uuid := (select reverses from transactions where id = checked);
  legs bigint;
  is_balanced boolean;
begin
  select sum(count), bool_and(total = 0) into legs, is_balanced from (
    select count(*), sum(amount) as total from entries where transaction_id = checked group by currency
  ) as currencies;
  if coalesce(legs, 0) < 2 then
    raise exception 'Transaction % has fewer than two entries.', checked;
  end if;
  if not is_balanced then
    raise exception 'The entries of transaction % do not add up to zero in each currency.', checked;
  end if;
  if original is not null and exists (
    select account_id, sum(amount) from entries where transaction_id in (checked, original)
    group by account_id having sum(amount) <> 0 or count(*) <> 2
  ) then
    raise exception 'Transaction % does not reverse exactly what % booked.', checked, original;
  end if;
end $$;
