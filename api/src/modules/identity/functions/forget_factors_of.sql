create or replace function forget_factors_of(customer uuid) returns void
language sql
set search_path = pg_catalog, public, pg_temp as $$
  delete from passkeys where customer_id = customer;
  delete from second_steps where customer_id = customer;
  delete from recovery_codes where customer_id = customer;
  delete from sign_in_proofs where customer_id = customer;
  delete from registrations where customer_id = customer;
  delete from resets where customer_id = customer;
  delete from contact_changes where customer_id = customer;
$$;
revoke execute on function forget_factors_of(uuid) from public;
