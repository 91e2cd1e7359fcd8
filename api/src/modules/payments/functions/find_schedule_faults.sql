-- What was booked for a date of a schedule is on record with it, and nothing else is.
create or replace function find_schedule_faults(after_transaction uuid, after_account uuid, at_most integer) returns setof text
language sql stable
set search_path = pg_catalog, public, pg_temp as $$
  with slice as (
    select id, source, key from transactions
    where id > coalesce(after_transaction, '00000000-0000-0000-0000-000000000000') order by id limit at_most
  )
  select 'Transaction ' || slice.id || ' is not what a scheduled date was paid with' from slice
  left join schedule_executions as execution on execution.transaction_id = slice.id
  left join schedules on schedules.id = execution.schedule_id
  where (execution.transaction_id is not null or starts_with(slice.source, 'customer:') and starts_with(slice.key, 'schedule:'))
    and (slice.source, slice.key) is distinct from ('customer:' || schedules.customer_id, key_of_execution(execution))
$$;
revoke execute on function find_schedule_faults(uuid, uuid, integer) from public;
grant execute on function find_schedule_faults(uuid, uuid, integer) to bank_application;
