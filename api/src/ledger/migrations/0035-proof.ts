import { type Kysely, sql } from 'kysely';
import { SetupError } from '../../kernel/SetupError.ts';

/**
 * Each entry follows the one before it on its account, and the account's balance is that after its last one: so a part
 * of the books is proven without reading all of them.
 * @throws {SetupError} when what was carried over does not balance
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ledger_faults (
      fault text primary key,
      found_at timestamptz(3) not null
    )`.execute(db);
  await sql`
    create table ledger_proof (
      is_only boolean primary key default true check (is_only),
      transaction_id uuid,
      account_id uuid,
      completed_at timestamptz(3)
    )`.execute(db);
  await sql`insert into ledger_proof default values`.execute(db);
  await findFaults(db);
  await proveBooks(db);
  const { rows } = await sql<{ fault: string }>`select find_faults(null, null, null) as fault`.execute(db);
  if (rows[0]) throw new SetupError(`The ledger could not be carried over: ${rows[0].fault}. Nothing was changed.`);
}

async function findFaults(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function find_faults(after_transaction uuid, after_account uuid, at_most integer) returns setof text
    language sql stable set search_path = pg_catalog, public, pg_temp as $$
      with slice as (
        select * from transactions
        where after_transaction is null or id > after_transaction order by id limit at_most
      ), accounts_slice as (
        select * from accounts where after_account is null or id > after_account order by id limit at_most
      )
      select 'Transaction ' || id || ' does not balance' from slice
      where (select count(*) from entries where transaction_id = slice.id) < 2
        or exists (
          select from entries where transaction_id = slice.id group by currency having sum(amount) <> 0
        )
        or reverses is not null and exists (
          select from entries where transaction_id in (slice.id, reverses)
          group by account_id having sum(amount) <> 0 or count(*) <> 2
        )
      union all
      select 'Entry ' || entry.id || ' does not follow the one before it on its account'
      from slice
      join entries as entry on entry.transaction_id = slice.id
      join accounts on accounts.id = entry.account_id
      left join entries as previous
        on previous.account_id = entry.account_id and previous.sequence = entry.sequence - 1
      where entry.currency <> accounts.currency
        or entry.customer_id is distinct from accounts.customer_id
        or entry.booked_at <> slice.booked_at
        or case when type = 'Internal' then entry.sequence is not null else
          coalesce(entry.sequence < 1 or entry.sequence > 1 and previous.id is null
            or entry.balance_after <> coalesce(previous.balance_after, 0) + entry.amount, true) end
      union all
      select 'Account ' || accounts_slice.id || ' does not have what its entries and holds add up to'
      from accounts_slice
      left join entries as newest on newest.account_id = accounts_slice.id and newest.sequence = entry_count
      where type <> 'Internal' and (
        posted <> coalesce(newest.balance_after, 0)
        or (entry_count > 0) <> (newest.id is not null)
        or exists (select from entries where account_id = accounts_slice.id and sequence > entry_count)
        or held <> (
          select coalesce(sum(amount), 0) from holds where account_id = accounts_slice.id and state = 'pending'
        )
      )
    $$`.execute(db);
}

/** Goes on where the last call ended, whichever process made it, and begins again at the end. */
async function proveBooks(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function prove_books(at_most integer) returns setof text
    language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
    declare
      proof ledger_proof;
    begin
      select * into proof from ledger_proof for update skip locked;
      if not found then
        return;
      end if;
      return query
        insert into ledger_faults
        select distinct fault, clock_timestamp()
        from find_faults(proof.transaction_id, proof.account_id, at_most) as fault
        on conflict do nothing returning fault;
      proof.transaction_id := (
        select id from transactions where proof.transaction_id is null or id > proof.transaction_id
        order by id offset at_most - 1 limit 1
      );
      proof.account_id := (
        select id from accounts where proof.account_id is null or id > proof.account_id
        order by id offset at_most - 1 limit 1
      );
      update ledger_proof set
        transaction_id = proof.transaction_id,
        account_id = proof.account_id,
        completed_at = case when proof.transaction_id is null then clock_timestamp() else completed_at end;
    end $$`.execute(db);
}
