import { type Kysely, sql } from 'kysely';
import { SetupError } from '../../kernel/SetupError.ts';

const SHOWN = 5;

/**
 * A transaction has legs in `entries`, numbered per account, with the balance after each. The bank's own accounts keep
 * neither numbers nor a balance, so that transactions do not queue on one row: theirs is the sum of their entries.
 * @throws {SetupError} when the books do not balance, and changes nothing
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await requireBalance(db);
  await sql`
    alter table accounts
      drop constraint accounts_check1,
      alter column balance drop not null,
      add column held bigint not null default 0 check (held >= 0),
      add column ceiling bigint,
      add column entry_count bigint not null default 0,
      add unique (id, currency)`.execute(db);
  await sql`alter table accounts rename column balance to posted`.execute(db);
  await carryTransactions(db);
  await carryEntries(db);
  // A loan that was overpaid keeps what is on it, and takes no more.
  await sql`
    update accounts set
      posted = case when type <> 'Internal' then posted end,
      ceiling = case when type = 'Loan' then greatest(posted, 0) end,
      entry_count = (select coalesce(max(sequence), 0) from entries where account_id = accounts.id)`.execute(db);
  await sql`
    alter table accounts
      add constraint accounts_internal check ((posted is null) = (type = 'Internal')),
      add constraint accounts_loan check (type <> 'Loan' or ceiling is not null),
      add constraint accounts_floor check (posted - held >= floor),
      add constraint accounts_ceiling check (posted <= ceiling)`.execute(db);
}

async function requireBalance(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ fault: string }>`
    select 'transfer ' || transfers.id as fault
    from transfers
    left join entries on entries.transfer_id = transfers.id
    left join accounts on accounts.id = entries.account_id
    group by transfers.id
    having count(entries.id) <> 2 or sum(entries.amount) <> 0 or max(entries.amount) <> transfers.amount
      or count(distinct accounts.currency) <> 1
    union all
    select 'entry ' || entries.id
    from entries
    join accounts on accounts.id = entries.account_id
    join transfers on transfers.id = entries.transfer_id
    where entries.customer_id is distinct from accounts.customer_id or entries.booked_at <> transfers.booked_at
      or entries.account_id not in (transfers.from_account_id, transfers.to_account_id)
    union all
    select 'account ' || accounts.id
    from accounts left join entries on entries.account_id = accounts.id
    group by accounts.id
    having accounts.balance <> coalesce(sum(entries.amount), 0)`.execute(db);
  if (rows.length === 0) return;
  const shown = rows.slice(0, SHOWN).map(({ fault }) => fault);
  throw new SetupError(
    `The books do not balance in ${rows.length} places (${shown.join(', ')}), so the ledger cannot be carried over. Nothing was changed. Correct them, then migrate again.`,
  );
}

/** What has no customer was not kept from being repeated: its own id becomes its key. */
async function carryTransactions(db: Kysely<unknown>): Promise<void> {
  await sql`alter table transfers rename to transactions`.execute(db);
  await sql`alter table transactions rename column idempotency_key to key`.execute(db);
  await sql`
    alter table transactions
      drop constraint transfers_customer_id_idempotency_key_key,
      add column source text,
      add column effective_on date,
      add column reverses uuid unique references transactions,
      add column created_in xid8 not null default pg_current_xact_id()`.execute(db);
  await sql`
    update transactions set
      source = coalesce('customer:' || customer_id, 'bank'),
      key = case when customer_id is null then id::text else key end,
      effective_on = (booked_at at time zone 'UTC')::date`.execute(db);
  await sql`
    alter table transactions
      drop column customer_id,
      drop column from_account_id,
      drop column to_account_id,
      drop column amount,
      alter column source set not null,
      alter column effective_on set not null,
      add unique (source, key),
      add check (source <> '' and key <> ''),
      add constraint transactions_effective_on check (
        abs(effective_on - (booked_at at time zone 'UTC')::date) <= 366
      )`.execute(db);
}

async function carryEntries(db: Kysely<unknown>): Promise<void> {
  await sql`alter table entries rename column transfer_id to transaction_id`.execute(db);
  await sql`
    alter table entries
      drop constraint entries_account_id_fkey,
      add column currency char(3),
      add column sequence bigint,
      add column balance_after bigint`.execute(db);
  await sql`
    update entries set currency = counted.currency, sequence = counted.sequence, balance_after = counted.balance_after
    from (
      select entries.id, accounts.currency,
        case when type <> 'Internal' then row_number() over history end as sequence,
        case when type <> 'Internal' then sum(amount) over history end as balance_after
      from entries join accounts on accounts.id = entries.account_id
      window history as (partition by account_id order by booked_at, entries.id)
    ) as counted
    where counted.id = entries.id`.execute(db);
  await sql`
    alter table entries
      alter column currency set not null,
      add foreign key (account_id, currency) references accounts (id, currency),
      add unique (account_id, sequence),
      add check ((sequence is null) = (balance_after is null))`.execute(db);
}
