-- The order's key that a date is paid under, which no request can have.
create or replace function key_of_execution(execution schedule_executions) returns text
language plpgsql stable set search_path = pg_catalog, public, pg_temp as $$
begin
  return 'schedule:' || execution.schedule_id || ':' || to_char(execution.due_on, 'YYYY-MM-DD');
end $$;
