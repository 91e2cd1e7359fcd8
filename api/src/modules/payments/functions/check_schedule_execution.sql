-- A date is dealt with when it is next, and counts as paid with the booking that is made for it: of the customer's, as ordered.
create or replace function check_schedule_execution() returns trigger language plpgsql security definer
set search_path = pg_catalog, public, pg_temp as $$
begin
  if not exists (
    select from schedules
    where id = new.schedule_id and next_on = new.due_on and (new.outcome <> 'paid' or exists (
      select from transactions join entries on entries.transaction_id = transactions.id
      where transactions.id = new.transaction_id and created_in = pg_current_xact_id()
        and (source, key) = ('customer:' || schedules.customer_id, key_of_execution(new))
        and (entries.account_id, entries.amount) = (schedules.from_account_id, -schedules.amount)
    ))
  ) then
    raise exception 'The date % of the schedule % is not what was booked for it.', new.due_on, new.schedule_id;
  end if;
  return new;
end $$;
