create or replace function refuse_ledger_change() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  raise exception 'The ledger is append-only: % on % is refused.', tg_op, tg_table_name;
end $$;
