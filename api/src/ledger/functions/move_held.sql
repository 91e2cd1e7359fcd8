create or replace function move_held() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'pending' or new.placed_at > clock_timestamp()
      or new.expires_at > new.placed_at + interval '366 days' then
      raise exception 'A hold begins pending, by now, and ends within a year.';
    end if;
    update accounts set held = held + new.amount where id = new.account_id and type <> 'Internal';
    if not found then
      raise exception 'Account % takes no holds.', new.account_id;
    end if;
    return new;
  end if;
  if to_jsonb(new) - 'description' = to_jsonb(old) - 'description' and exists (
    select from accounts where id = old.account_id and may_erase(customer_id)
  ) then
    return new;
  end if;
  if old.state <> 'pending' or new.state = 'pending'
    or (to_jsonb(new) - '{state,ended_at,transaction_id}'::text[])
      <> (to_jsonb(old) - '{state,ended_at,transaction_id}'::text[]) then
    raise exception 'Hold % can only be posted or voided, once.', old.id;
  end if;
  update accounts set held = held - old.amount where id = old.account_id;
  return new;
end $$;
