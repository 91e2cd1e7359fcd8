import { type Kysely, sql } from 'kysely';
import { bankOn } from './crash/payment.ts';
import { openAsApplication, openPostgres } from './kernel/database/openPostgres.ts';
import type { Tables } from './kernel/database/tables.ts';
import { modules } from './modules.ts';
import { withoutLedgerRules } from './seeds/withoutLedgerRules.ts';
import { addCustomer } from './testing/addCustomer.ts';
import { jobRun } from './testing/jobRun.ts';
import { createTestDatabase } from './testing/openTestDatabase.ts';

jest.setTimeout(600_000);

const MANY = 1_000_000;
/** A job may go through as many rows: far fewer than a table has. */
const FEW = 20_000;

/** These fill a bank in whose large tables jobs have little to do. */
const FILLED: Record<string, string> = {
  accounts: `insert into accounts (customer_id, number, name, type, currency, posted, entry_count, floor, credit_limit)
    select CUSTOMER, 'M' || at, 'Card', 'Credit Card', 'USD', -1, 1, -1, 1 from generate_series(1, HALF) as at`,
  transactions: `insert into transactions (source, key, order_hash, effective_on, booked_at, memo)
    select 'customer:' || CUSTOMER, at, '', bank_day(now()), now(), '' from generate_series(1, HALF) as at`,
  cards: `insert into cards (account_id, customer_id, kind, last_four, expires, issued_at, spending_limit, cash_limit)
    select id, CUSTOMER, 'debit', '0000', '2040-01', now(), 1, 1 from accounts where number like 'M%'`,
  sessions: `insert into sessions (customer_id, expires_at, started_at, last_seen_at, device_hash, network, user_agent)
    select CUSTOMER, now() + interval '1 day', now(), now(), '', '', '' from generate_series(1, MANY) as at`,
  schedules: `insert into schedules (customer_id, key, order_hash, from_account_id, to_account_id, amount, currency, memo, rhythm, first_on, next_on, created_at)
    select CUSTOMER, at, '', FROM_ACCOUNT, TO_ACCOUNT, 1, 'USD', '', 'monthly', DUE, DUE, now() from generate_series(1, MANY) as at`,
  rail_payments: `alter table rail_payments disable trigger user;
    insert into rail_payments (transaction_id, customer_id, number, name, amount, currency, state, ordered_at, submitted_at, ended_at)
    select id, CUSTOMER, 'GB82WEST12345698765432', '', 1, 'USD', 'settled', now(), now(), now() from transactions where source like 'customer:%';
    alter table rail_payments enable trigger user`,
  card_payments: `insert into card_payments (id, card_id, customer_id, amount, currency, merchant, merchant_code, channel, state, at, reason)
    select at, (select min(id::text)::uuid from cards), CUSTOMER, 1, 'USD', '', '5411', 'chip', 'declined', now(), 'limit' from generate_series(1, MANY) as at`,
  devices: `insert into devices (customer_id, hash, used_at)
    select CUSTOMER, decode(md5(at::text), 'hex'), now() from generate_series(1, MANY) as at`,
  entries: `with pairs as (
      select booked.id, booked.booked_at, account.id as account_id
      from transactions as booked join accounts as account on account.number = 'M' || booked.key where source like 'customer:%'
    )
    insert into entries (transaction_id, account_id, customer_id, currency, amount, description, category, booked_at, sequence, balance_after)
    select pairs.id, account_id, CUSTOMER, 'USD', -1, 'Rent', 'Transfer', booked_at, 1, -1 from pairs
    union all
    select pairs.id, rail.id, null, 'USD', 1, 'Rent', 'Transfer', booked_at, null, null
    from pairs, accounts as rail where rail.number = 'RAIL-USD'`,
};

async function fill(db: Kysely<Tables>): Promise<void> {
  const { id, accounts } = await addCustomer(db, {
    accounts: [
      ['Checking', 1000],
      ['Savings', 0],
    ],
  });
  const [from = '', to = ''] = accounts.map((account) => `'${account.id}'::uuid`.toString());
  const values = { CUSTOMER: `'${id}'::uuid`, FROM_ACCOUNT: from, TO_ACCOUNT: to, DUE: "date '2040-01-01'" };
  const numbers = { MANY: String(MANY), HALF: String(MANY / 2) };
  await db.transaction().execute((trx) =>
    withoutLedgerRules(trx, async () => {
      for (const statement of Object.values(FILLED)) {
        const text = Object.entries({ ...values, ...numbers }).reduce(
          (sum, [word, value]) => sum.replaceAll(new RegExp(`\\b${word}\\b`, 'g'), value),
          statement,
        );
        await sql.raw(text).execute(trx);
      }
    }),
  );
  await sql`vacuum analyze`.execute(db);
}

/** @returns how many rows of each table were read by going through it */
async function readsOf(db: Kysely<Tables>): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; through: number }>`
    select relname as name, seq_tup_read::double precision as through from pg_stat_user_tables`.execute(db);
  return new Map(rows.map(({ name, through }) => [name, through]));
}

/** @returns the tables of which much more was read than before */
function grown(after: Map<string, number>, before: Map<string, number>, most: number): [string, number][] {
  const read = [...after].map(([name, count]): [string, number] => [name, count - (before.get(name) ?? 0)]);
  return read.filter(([, count]) => count > most);
}

test('no job goes through a table that has a million rows', async () => {
  const url = await createTestDatabase();
  const owner = await openPostgres(url, () => {});
  await fill(owner.db);
  const { accounts } = await addCustomer(owner.db, { accounts: [['Checking', 1000]] });
  const before = await readsOf(owner.db);

  const jobs = modules.flatMap((module) => module.jobs ?? []);
  for (const { run } of jobs) {
    const database = await openAsApplication(url, () => {});
    await run(bankOn(database), jobRun());
    // A connection that ends tells what it has read.
    await database.close();
  }

  const after = await readsOf(owner.db);
  expect(grown(after, before, FEW)).toEqual([]);
  const issued = owner.db
    .selectFrom('cards')
    .select('account_id')
    .where('account_id', '=', accounts[0]?.id ?? '');
  expect(await issued.execute()).toHaveLength(1);
  await owner.close();
});
