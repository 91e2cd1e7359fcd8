import { type Kysely, sql } from 'kysely';

/** Each slice has as many of the 256 first bytes of an id. */
const BYTES_PER_SLICE = 4;

/** Several processes prove the books side by side, and no step reads more than its part, however large they are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ledger_slices (
      begins_after uuid primary key,
      ends_before uuid not null,
      transaction_id uuid not null,
      account_id uuid not null,
      completed_at timestamptz(3)
    )`.execute(db);
  await sql`
    insert into ledger_slices
    select begins, ends, begins, begins from (
      select rpad(lpad(to_hex(first), 2, '0'), 32, '0')::uuid as begins,
        rpad(lpad(to_hex(first + ${sql.lit(BYTES_PER_SLICE - 1)}), 2, '0'), 32, 'f')::uuid as ends
      from generate_series(0, 255, ${sql.lit(BYTES_PER_SLICE)}) as first
    ) as slices`.execute(db);
  await sql`revoke insert, update, delete on ledger_slices from bank_application`.execute(db);
  await useIndexes(db);
  await proveBooks(db);
}

/** "Null or greater" reads all, and sorts it. */
async function useIndexes(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$
    declare
      body text := pg_get_functiondef('find_faults(uuid, uuid, integer)'::regprocedure);
    begin
      body := replace(body, 'after_transaction is null or id > after_transaction',
        'id > coalesce(after_transaction, ''00000000-0000-0000-0000-000000000000'')');
      body := replace(body, 'after_account is null or id > after_account',
        'id > coalesce(after_account, ''00000000-0000-0000-0000-000000000000'')');
      execute body;
    end $$`.execute(db);
  // The planner cannot know how few rows a step reads.
  for (const way of ['seqscan', 'hashjoin', 'mergejoin'])
    await sql`alter function find_faults(uuid, uuid, integer) set ${sql.raw(`enable_${way}`)} = off`.execute(db);
}

/** Proves the next part of a slice that nobody else is at: of one that has been begun, or else of the one that has waited longest. */
async function proveBooks(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function prove_books(at_most integer) returns setof text
    language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
    declare
      slice ledger_slices;
    begin
      select * into slice from ledger_slices
        order by transaction_id = begins_after and account_id = begins_after, completed_at nulls first, begins_after
        limit 1 for update skip locked;
      if not found then
        return;
      end if;
      return query
        insert into ledger_faults
        select distinct fault, clock_timestamp()
        from find_faults(slice.transaction_id, slice.account_id, at_most) as fault
        on conflict do nothing returning fault;
      slice.transaction_id := coalesce((
        select id from transactions where id > slice.transaction_id and id < slice.ends_before
        order by id offset at_most - 1 limit 1
      ), slice.ends_before);
      slice.account_id := coalesce((
        select id from accounts where id > slice.account_id and id < slice.ends_before
        order by id offset at_most - 1 limit 1
      ), slice.ends_before);
      if slice.transaction_id = slice.ends_before and slice.account_id = slice.ends_before then
        slice.transaction_id := slice.begins_after;
        slice.account_id := slice.begins_after;
        slice.completed_at := clock_timestamp();
      end if;
      update ledger_slices
        set transaction_id = slice.transaction_id, account_id = slice.account_id, completed_at = slice.completed_at
        where begins_after = slice.begins_after;
      update ledger_proof set completed_at = (
        select min(completed_at) from ledger_slices having count(completed_at) = count(*)
      ) where slice.transaction_id = slice.begins_after;
    end $$`.execute(db);
}
