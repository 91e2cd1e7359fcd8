import { sql } from 'kysely';
import { endpointsOf } from './contract/endpoints.ts';
import { bankOn } from './crash/payment.ts';
import { createApi } from './createApi.ts';
import type { Bank } from './kernel/bank/Bank.ts';
import type { Database } from './kernel/database/Database.ts';
import { openAsApplication, openPostgres } from './kernel/database/openPostgres.ts';
import { customerSource } from './ledger/customerSource.ts';
import { isTrusted } from './modules/payments/transfers/confirmations.ts';
import { paidByRail } from './modules/payments/transfers/findParties.ts';
import { modules } from './modules.ts';
import { PASSWORD } from './testing/addCustomer.ts';
import { fillHistory } from './testing/fillHistory.ts';
import { createTestDatabase } from './testing/openTestDatabase.ts';
import { TestBrowser } from './testing/TestBrowser.ts';

jest.setTimeout(900_000);

/** Two entries each. */
const MANY = 500_000;
const SOME = 2_500;
/** A statement that reads as little is as good as one that reads nothing. */
const FEW = 200;
/** Whole documents, which grow with what they show. */
const WHOLE = ['exportTransactions', 'getStatement'];

type Filled = Awaited<ReturnType<typeof fillHistory>>;
type Work = (bank: Bank, browser: TestBrowser) => Promise<unknown>;

let url: string;
let owner: Database;
let long: Filled;
let short: Filled;

beforeAll(async () => {
  url = await createTestDatabase();
  owner = await openPostgres(url, () => {});
  [long, short] = [await fillHistory(owner.db, MANY), await fillHistory(owner.db, SOME)];
  await sql`vacuum analyze`.execute(owner.db);
}, 900_000);
afterAll(() => owner.close());

async function rowsRead(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select sum(seq_tup_read) from pg_stat_user_tables)::double precision
      + (select sum(idx_tup_read) from pg_stat_user_indexes)::double precision as count`.execute(owner.db);
  return rows[0]?.count ?? Number.NaN;
}

async function connections(): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(
    owner.db,
  );
  return rows.map(({ pid }) => pid);
}

/** @returns how many rows of tables and indexes are read, in connections of its own: one that ends tells what it has read */
async function readsOf(cookies: Map<string, string>, work: Work): Promise<number> {
  const [before, others] = [await rowsRead(), await connections()];
  const database = await openAsApplication(url, () => {});
  const bank = { ...bankOn(database), confirmAbove: 1_000_00n };
  const api = await createApi({ bank, hasOutboxPage: false });
  const browser = new TestBrowser(api);
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  await work(bank, browser);
  for (const [name, value] of browser.cookies) cookies.set(name, value);
  await api.close();
  await database.close();
  while ((await connections()).some((pid) => !others.includes(pid)));
  return (await rowsRead()) - before;
}

async function comparedReads(work: (customer: Filled) => Work): Promise<{ long: number; short: number }> {
  const reads = { long: 0, short: 0 };
  for (const [name, customer] of [
    ['short', short],
    ['long', long],
  ] as const) {
    const cookies = new Map<string, string>();
    await readsOf(cookies, async (_, browser) => browser.signIn(customer.username, PASSWORD));
    reads[name] = await readsOf(cookies, work(customer));
  }
  return reads;
}

async function expectAlike(work: (customer: Filled) => Work): Promise<void> {
  const reads = await comparedReads(work);
  expect(reads.long).toBeGreaterThan(0);
  expect(reads.long).toBeLessThan(2 * reads.short + FEW);
}

const get =
  (path: string): Work =>
  async (_, browser) => {
    const { statusCode, body } = await browser.get(path);
    if (statusCode !== 200) throw new Error(`${path}: ${body}`);
  };

/** What cannot be asked without parameters. */
const queries: Record<string, string> = { priceWire: '?currency=EUR&debit=100000' };
const gets = Object.entries(endpointsOf(modules)).filter(([id, { method }]) => method === 'GET' && !WHOLE.includes(id));
const ofOne = gets.filter(([, endpoint]) => endpoint.url.includes(':'));
const ofAll = gets.filter(([, endpoint]) => !endpoint.url.includes(':'));

test.each(ofAll)('%s reads as much of a million entries as of a few thousand', async (id, endpoint) => {
  await expectAlike(() => get(endpoint.url + (queries[id] ?? '')));
});

const idIn = async (table: 'cards' | 'schedules' | 'transactions', column: string, value: string) => {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where ${sql.ref(column)} = ${value} limit 1`.execute(owner.db);
  return rows[0]?.id ?? '';
};

test.each(ofOne)('%s reads as much of a million entries as of a few thousand', async (_, endpoint) => {
  const ids: Record<string, (customer: Filled) => Promise<string>> = {
    cards: ({ id }) => idIn('cards', 'customer_id', id),
    schedules: ({ id }) => idIn('schedules', 'customer_id', id),
    orders: ({ id }) => idIn('transactions', 'source', customerSource(id)),
    accounts: async ({ account }) => account,
  };
  const [, resource = ''] = endpoint.url.split('/');
  await expectAlike((customer) => async (bank, browser) => {
    const id = (await ids[resource]?.(customer)) ?? '';
    await get(endpoint.url.replace(':id', id))(bank, browser);
  });
});

test.each([
  ['/orders', 'before'],
  ['/activity', 'before'],
  ['/payees', 'after'],
  ['/schedules', 'after'],
])('the second page of %s reads as much, too', async (path, cursor) => {
  await expectAlike(() => async (bank, browser) => {
    const last = (await browser.get(path)).json().at(-1);
    await get(`${path}?${cursor}=${last.id ?? last.number}`)(bank, browser);
  });
});

test('the second page of a card’s payments reads as much, too', async () => {
  await expectAlike(({ id }) => async (bank, browser) => {
    const path = `/cards/${await idIn('cards', 'customer_id', id)}/payments`;
    const last = (await browser.get(path)).json().at(-1);
    await get(`${path}?before=${last.id}`)(bank, browser);
  });
});

test('whether a payee is trusted reads as much, at this bank and at others', async () => {
  await expectAlike(({ id, payee }) => async (bank) => {
    const to = { id: payee, customer_id: '', name: '', number: '', type: 'Checking', currency: 'USD' } as const;
    const rest = { first_name: '', last_name: '', posted: 0n, held: 0n, floor: 0n };
    expect(await isTrusted(bank, id, { ...to, ...rest })).toBe(false);
    const away = await paidByRail(bank.db, 'USD', { name: '', number: 'GB82WEST12' });
    if (!away) throw new Error('There is no account for payments to other banks.');
    expect(await isTrusted(bank, id, away)).toBe(false);
  });
});

test('a sign-in reads as much, and so does a refused one', async () => {
  await expectAlike(({ username }) => async (_, browser) => {
    await browser.post('/auth/login', { username, password: 'wrong' });
    await browser.signIn(username, PASSWORD);
  });
});
