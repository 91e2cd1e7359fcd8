-- A refusal is an outcome and no error, so that it is committed.
create or replace function refuse_order(
  source text, key text, hash bytea, reason text, account uuid default null, room bigint default null
) returns order_outcome
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  result order_outcome;
begin
  perform pg_advisory_xact_lock(hashtextextended(source || ' ' || key, 0));
  result := find_outcome(source, key, hash);
  if result.outcome is null then
    insert into refusals values (source, key, hash, reason, account, room, clock_timestamp());
    result := (reason, null, clock_timestamp(), account, room, false);
  end if;
  return result;
end $$;
revoke execute on function refuse_order(text, text, bytea, text, uuid, bigint) from public;
grant execute on function refuse_order(text, text, bytea, text, uuid, bigint) to bank_application;
