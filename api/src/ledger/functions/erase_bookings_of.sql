-- A statement of somebody else's says no more that the customer has paid: neither the name nor what they wrote. What is left to do is
-- found by the customer's own entries, which are erased together with the others of their transactions.
create or replace function erase_bookings_of(customer uuid, at_most integer) returns integer
language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
declare
  own_source text := 'customer:' || customer;
  bookings uuid[];
  erased integer;
  closed integer;
begin
  bookings := array(select transaction_id from entries where customer_id = customer and description <> '' limit at_most);
  update entries set description = substring(description from '^(?:Reversal: )?From ') || '••••'
    where transaction_id = any (bookings) and customer_id <> customer and description ~ '^(Reversal: )?From '
      and exists (
        select from transactions as booked
        left join transactions as original on original.id = booked.reverses
        where booked.id = entries.transaction_id and own_source in (booked.source, original.source)
      );
  update transactions set memo = ''
    where id = any (bookings) and memo <> '' and (source = own_source or not exists (
      select from entries where transaction_id = transactions.id and customer_id <> customer
    ));
  update entries set description = ''
    where transaction_id = any (bookings) and description <> '' and coalesce(customer_id, customer) = customer;
  get diagnostics erased = row_count;
  update accounts set name = '', number = 'erased:' || id where customer_id = customer and name <> '';
  get diagnostics closed = row_count;
  return erased + closed;
end $$;
revoke execute on function erase_bookings_of(uuid, integer) from public;
