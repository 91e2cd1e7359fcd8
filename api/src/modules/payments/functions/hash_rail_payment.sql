-- What leaves the bank, and to whom.
create or replace function hash_rail_payment(payment rail_payments) returns bytea
language sql stable
set search_path = pg_catalog, public, pg_temp as $$
  select sha256(convert_to(jsonb_build_array(
    payment.transaction_id, payment.customer_id, payment.number, payment.name, payment.bic, payment.amount, payment.currency
  )::text, 'UTF8'))
$$;
