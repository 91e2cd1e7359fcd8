-- An entry alone moves a balance, and only while the transaction of the database that made its transaction runs.
create or replace function book_entry() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
declare
  posting transactions;
  account accounts;
begin
  select * into posting from transactions where id = new.transaction_id;
  if posting.created_in is distinct from pg_current_xact_id() then
    raise exception 'Transaction % is closed: it takes no more entries.', new.transaction_id;
  end if;
  update accounts set posted = posted + new.amount, entry_count = entry_count + 1
    where id = new.account_id and type <> 'Internal' returning * into account;
  if not found then
    select * into account from accounts where id = new.account_id;
  end if;
  if coalesce(new.customer_id, account.customer_id) is distinct from account.customer_id then
    raise exception 'Account % is somebody else''s.', new.account_id;
  end if;
  if coalesce(new.booked_at, posting.booked_at) <> posting.booked_at then
    raise exception 'An entry is booked when its transaction is.';
  end if;
  if not may_use(posting.source, posting.id, posting.reverses is not null, account, new.amount) then
    raise exception 'The source % may not use account % so.', posting.source, new.account_id;
  end if;
  new.customer_id := account.customer_id;
  new.booked_at := posting.booked_at;
  new.balance_after := account.posted;
  new.sequence := case when account.posted is not null then account.entry_count end;
  return new;
end $$;
