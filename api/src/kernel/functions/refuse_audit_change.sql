-- A customer's chain goes as a whole, marked as erased, with what else was kept of them.
create or replace function refuse_audit_change() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_level = 'ROW' and tg_op in ('UPDATE', 'DELETE') then
    if starts_with(old.chain, 'unknown:') then
      null;
    elsif tg_op = 'DELETE' and tg_table_name = 'audit_events' and may_erase(old.chain::uuid) then
      return old;
    elsif tg_op = 'UPDATE' and tg_table_name = 'audit_chains' and to_jsonb(new) - 'erased_at' = to_jsonb(old) - 'erased_at'
      and may_erase(old.chain::uuid) then
      return new;
    end if;
  end if;
  raise exception 'The audit is append-only: % on % is refused.', tg_op, tg_table_name;
end $$;
