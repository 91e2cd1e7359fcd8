create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit is append-only: % on % is refused.', tg_op, tg_table_name;
end $$;
