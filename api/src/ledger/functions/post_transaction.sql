create or replace function post_transaction(
  source text, key text, hash bytea, legs jsonb, memo text, effective_on date default null
) returns order_outcome
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform refuse_bank_source(source);
  return post_order(source, key, hash, legs, memo, effective_on, null, null);
end $$;
revoke execute on function post_transaction(text, text, bytea, jsonb, text, date) from public;
grant execute on function post_transaction(text, text, bytea, jsonb, text, date) to bank_application;
