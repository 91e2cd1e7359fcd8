create or replace function open_account() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  if new.posted <> 0 or new.held <> 0 or new.entry_count <> 0 then
    raise exception 'Account % does not begin with nothing. Post a transaction instead.', new.id;
  end if;
  if exists (select from former_customers where customer_id = new.customer_id) then
    raise exception 'The customer of account % has left.', new.id;
  end if;
  if new.type = 'Internal' then
    new.posted := null;
  end if;
  return new;
end $$;
