-- Runs at the commit: whoever changes a balance otherwise than by an entry or a hold is refused.
create or replace function check_balance() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
declare
  account accounts;
  newest entries;
begin
  select * into account from accounts where id = new.id;
  select * into newest from entries
    where account_id = new.id and sequence is not null order by sequence desc limit 1;
  if account.posted <> coalesce(newest.balance_after, 0)
    or account.entry_count <> coalesce(newest.sequence, 0)
    or account.held <> (
      select coalesce(sum(amount), 0) from holds where account_id = new.id and state = 'pending'
    ) then
    raise exception 'Only entries and holds change what is on account %.', new.id;
  end if;
  return null;
end $$;
