-- What each function `find_…_faults` finds: the ledger's, and those of modules. The planner cannot know how few rows they read. It is
-- kept from reading or sorting whole tables, and from compiling, which would take longer than all that they do.
create or replace function find_faults(after_transaction uuid, after_account uuid, at_most integer) returns setof text
language plpgsql stable
set search_path = pg_catalog, public, pg_temp
set enable_seqscan = off set enable_bitmapscan = off set enable_hashjoin = off set enable_mergejoin = off
set max_parallel_workers_per_gather = 0 set jit = off as $$
declare
  finder text;
begin
  for finder in
    select proname from pg_proc
    where pronamespace = 'public'::regnamespace and proname ~ '^find_.+_faults$' order by proname
  loop
    return query execute format('select public.%I($1, $2, $3)', finder) using after_transaction, after_account, at_most;
  end loop;
end $$;
revoke execute on function find_faults(uuid, uuid, integer) from public;
grant execute on function find_faults(uuid, uuid, integer) to bank_application;
