import { type Kysely, sql } from 'kysely';
import type { Database } from '../kernel/database/Database.ts';
import { openPostgres } from '../kernel/database/openPostgres.ts';
import type { Tables } from '../kernel/database/tables.ts';
import { faultsOf } from '../ledger/proveBooks.ts';
import { createEmptyDatabase } from '../testing/openTestDatabase.ts';
import { testedDatabase } from '../testing/TestBank.ts';
import { migrate, migrations } from './migrate.ts';
import { openInMemory } from './openEmbedded.ts';

const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0030'));
const id = (digit: number) => `${String(digit).repeat(8)}-0000-4000-8000-000000000000`;
const [customer, checking, loan, clearing, salary, overpaid] = [1, 2, 3, 4, 5, 6].map(id);

/** A bank of the version before: a salary, and a loan that was overpaid. */
async function fillOld(db: Kysely<Tables>): Promise<void> {
  await migrate(db, before);
  await sql
    .raw(`
    insert into customers (id, first_name, last_name, email, phone, phone_key, id_number_key, customer_since)
      values ('${customer}', 'Ada', 'Stone', 'a', '1', '1', '1', '2020-01-01')`)
    .execute(db);
  await sql
    .raw(`
    insert into accounts (id, customer_id, number, name, type, currency, balance, floor) values
      ('${checking}', '${customer}', 'C', 'C', 'Checking', 'USD', 900, 0),
      ('${loan}', '${customer}', 'L', 'L', 'Loan', 'USD', 100, null),
      ('${clearing}', null, 'X', 'X', 'Internal', 'USD', -1000, null)`)
    .execute(db);
  await sql
    .raw(`
    insert into transfers (id, customer_id, idempotency_key, order_hash, from_account_id, to_account_id, amount, memo, booked_at) values
      ('${salary}', null, 'same', '', '${clearing}', '${checking}', 1000, 'Salary', '2026-01-01T23:30:00Z'),
      ('${overpaid}', '${customer}', 'key', '', '${checking}', '${loan}', 100, '', '2026-01-02T10:00:00Z')`)
    .execute(db);
  await sql
    .raw(`
    insert into entries (transfer_id, account_id, customer_id, amount, description, category, booked_at) values
      ('${overpaid}', '${checking}', '${customer}', -100, 'To', 'Transfer', '2026-01-02T10:00:00Z'),
      ('${overpaid}', '${loan}', '${customer}', 100, 'From', 'Transfer', '2026-01-02T10:00:00Z'),
      ('${salary}', '${clearing}', null, -1000, 'Salary', 'Income', '2026-01-01T23:30:00Z'),
      ('${salary}', '${checking}', '${customer}', 1000, 'Salary', 'Income', '2026-01-01T23:30:00Z')`)
    .execute(db);
}

let database: Database;
let db: Kysely<Tables>;
const openOld = async (kind: Database['kind']) => {
  database = kind === 'embedded' ? await openInMemory() : await openPostgres(await createEmptyDatabase(), () => {});
  db = database.db;
  await fillOld(db);
};
afterEach(() => database.close());

test.each([testedDatabase])(
  'carries a bank over: its transactions, their order on each account, and what is on it, on %s',
  async (kind) => {
    await openOld(kind);
    await migrate(db);

    const accounts = db.selectFrom('accounts').select(['number', 'posted', 'held', 'entry_count', 'ceiling']);
    // Modules add accounts of the bank's own.
    expect(await accounts.where('number', 'not like', '%-%').orderBy('number').execute()).toEqual([
      { number: 'C', posted: 900n, held: 0n, entry_count: 2n, ceiling: null },
      { number: 'L', posted: 100n, held: 0n, entry_count: 1n, ceiling: 100n },
      { number: 'X', posted: null, held: 0n, entry_count: 0n, ceiling: null },
    ]);
    const entries = db.selectFrom('entries').select(['amount', 'currency', 'sequence', 'balance_after']);
    expect(
      await entries
        .where('account_id', '=', checking ?? '')
        .orderBy('sequence')
        .execute(),
    ).toEqual([
      { amount: 1000n, currency: 'USD', sequence: 1n, balance_after: 1000n },
      { amount: -100n, currency: 'USD', sequence: 2n, balance_after: 900n },
    ]);
    const transactions = db.selectFrom('transactions').select(['source', 'key', 'effective_on']);
    expect(await transactions.orderBy('booked_at').execute()).toEqual([
      { source: 'bank', key: salary, effective_on: '2026-01-01' },
      { source: `customer:${customer}`, key: 'key', effective_on: '2026-01-02' },
    ]);
    expect(await faultsOf(db)).toEqual([]);
  },
  60_000,
);

test('leaves a bank whose books do not balance as it was, and names where', async () => {
  await openOld('postgresql');
  await sql`update accounts set balance = balance + 5 where number = 'C'`.execute(db);

  await expect(migrate(db)).rejects.toThrow(`do not balance in 1 places (account ${checking})`);

  const { rows } = await sql`select balance from accounts where number = 'C'`.execute(db);
  expect(rows).toEqual([{ balance: 905n }]);
});

test('takes a database on which a newer version has run', async () => {
  await openOld('postgresql');
  await migrate(db);
  await sql`insert into kysely_migration values ('0099-from-tomorrow', now()::text), ('0015-of-a-module', now()::text)`.execute(
    db,
  );

  await expect(migrate(db)).resolves.toBeUndefined();
});
