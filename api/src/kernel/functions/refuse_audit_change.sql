-- A customer's chain goes as a whole, marked as erased, with what else was kept of them.
create or replace function refuse_audit_change() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_level = 'ROW' and tg_op = 'DELETE' and tg_table_name <> 'audit_chains' then
    if not starts_with(old.chain, 'unknown:') and may_erase(old.chain::uuid) then
      return old;
    end if;
  elsif tg_level = 'ROW' and tg_op = 'UPDATE' and to_jsonb(new) - 'erased_at' = to_jsonb(old) - 'erased_at' then
    if not starts_with(old.chain, 'unknown:') and may_erase(old.chain::uuid) then
      return new;
    end if;
  end if;
  raise exception 'The audit is append-only: % on % is refused.', tg_op, tg_table_name;
end $$;
