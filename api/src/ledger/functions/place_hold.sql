create or replace function place_hold(
  wanted_source text, wanted_key text, hash bytea, account uuid, wanted_currency text, wanted bigint,
  about text, expiry timestamptz
) returns order_outcome
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  result order_outcome;
  available bigint;
  least bigint;
  placed timestamptz(3);
begin
  perform pg_advisory_xact_lock(hashtextextended(wanted_source || ' ' || wanted_key, 0));
  select case when order_hash = hash then 'held' else 'key-reused' end, case when order_hash = hash then id end,
      placed_at, account_id, null, true
    into result from holds where source = wanted_source and key = wanted_key;
  if found then
    return result;
  end if;
  result := find_outcome(wanted_source, wanted_key, hash);
  if result.outcome is not null then
    return result;
  end if;
  select posted - held, floor into available, least from accounts where id = account for no key update;
  if available - wanted < least then
    return refuse_order(wanted_source, wanted_key, hash, 'insufficient-funds', account, available - least);
  end if;
  placed := date_trunc('milliseconds', clock_timestamp());
  insert into holds (source, key, order_hash, account_id, currency, amount, description, placed_at, expires_at)
    values (wanted_source, wanted_key, hash, account, wanted_currency, wanted, about, placed, expiry)
    returning id into result.id;
  return ('held', result.id, placed, account, null, false)::order_outcome;
end $$;
revoke execute on function place_hold(text, text, bytea, uuid, text, bigint, text, timestamptz) from public;
grant execute on function place_hold(text, text, bytea, uuid, text, bigint, text, timestamptz) to bank_application;
