-- Whom the customer has paid at other banks, with the hashes of it, and what was planned.
create or replace function erase_payments_of(customer uuid, at_most integer) returns integer
language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
declare
  payments uuid[];
  planned integer;
begin
  payments := array(select transaction_id from rail_payments where customer_id = customer and name <> '' limit at_most);
  delete from rail_payment_hashes where transaction_id = any (payments);
  update rail_payments set name = '', number = '', bic = left(bic, 0) where transaction_id = any (payments);
  update wire_quotes set recipient = '', number = '', bic = '', bank = '', memo = '' where transaction_id = any (payments);
  update schedules set memo = '' where id in (
    select id from schedules where customer_id = customer and memo <> '' limit at_most
  );
  get diagnostics planned = row_count;
  return cardinality(payments) + planned;
end $$;
revoke execute on function erase_payments_of(uuid, integer) from public;
