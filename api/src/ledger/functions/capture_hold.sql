create or replace function capture_hold(
  captured uuid, source text, key text, hash bytea, legs jsonb, memo text, effective_on date default null
) returns order_outcome
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if captured is null then
    raise exception 'What is captured is a hold: give its id' using errcode = 'null_value_not_allowed';
  end if;
  perform refuse_bank_source(source);
  return post_order(source, key, hash, legs, memo, effective_on, null, captured);
end $$;
revoke execute on function capture_hold(uuid, text, text, bytea, jsonb, text, date) from public;
grant execute on function capture_hold(uuid, text, text, bytea, jsonb, text, date) to bank_application;
