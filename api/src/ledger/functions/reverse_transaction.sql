create or replace function reverse_transaction(original uuid, source text, key text, hash bytea, memo text)
returns order_outcome
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  legs jsonb;
  result order_outcome := find_outcome(source, key, hash);
begin
  perform refuse_bank_source(source);
  if result.outcome is not null then
    return result;
  end if;
  perform from transactions where id = original for no key update;
  if exists (select from transactions where reverses = original) then
    return refuse_order(source, key, hash, 'already-reversed');
  end if;
  select jsonb_agg(jsonb_build_object('account_id', account_id, 'currency', currency, 'amount', -amount,
      'description', 'Reversal: ' || description, 'category', category))
    into legs from entries where transaction_id = original;
  if legs is null then
    return refuse_order(source, key, hash, 'unknown-transaction');
  end if;
  return post_order(source, key, hash, legs, memo, null, original, null);
end $$;
revoke execute on function reverse_transaction(uuid, text, text, bytea, text) from public;
grant execute on function reverse_transaction(uuid, text, text, bytea, text) to bank_application;
