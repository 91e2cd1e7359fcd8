-- All that ever changes is a text, and all that ever goes is the hash of a recipient, of somebody whose years have passed.
create or replace function refuse_ledger_change() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_level = 'ROW' and tg_op = 'UPDATE' then
    if to_jsonb(new) - '{description,memo}'::text[] = to_jsonb(old) - '{description,memo}'::text[]
      and may_erase_texts(coalesce(to_jsonb(old) ->> 'transaction_id', to_jsonb(old) ->> 'id')::uuid) then
      return new;
    end if;
  elsif tg_level = 'ROW' and tg_op = 'DELETE' and tg_table_name = 'rail_payment_hashes' then
    if may_erase_texts(old.transaction_id) then
      return old;
    end if;
  end if;
  raise exception 'The ledger is append-only: % on % is refused.', tg_op, tg_table_name;
end $$;
