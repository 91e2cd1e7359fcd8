import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { openMetrics } from '@bank/observability/openMetrics.ts';
import { sql } from 'kysely';
import { endpointsOf } from '../../contract/endpoints.ts';
import { bankOn } from '../../crash/payment.ts';
import { createApi } from '../../createApi.ts';
import { migrate } from '../../database/migrate.ts';
import { bankMetrics } from '../../metrics/bankMetrics.ts';
import { issueDueCards } from '../../modules/cards/cards/issueCards.ts';
import { modules } from '../../modules.ts';
import { readSettings } from '../../settings.ts';
import { startApi } from '../../startApi.ts';
import { addCustomer, bookEntry, PASSWORD } from '../../testing/addCustomer.ts';
import { FragileLink } from '../../testing/FragileLink.ts';
import { jobRun } from '../../testing/jobRun.ts';
import { type PostgresServer, startPostgres } from '../../testing/startPostgres.ts';
import { TestBrowser } from '../../testing/TestBrowser.ts';
import { type Bank, MINUTE, SECOND } from '../bank/Bank.ts';
import { MAX_AGE_MS, Replica } from '../bank/Replica.ts';
import type { Database } from '../database/Database.ts';
import { openAsApplication, openPostgres, openReplica } from '../database/openPostgres.ts';
import type { Api } from '../http/newApi.ts';

jest.setTimeout(120_000);

const LIMITS = { statementMs: SECOND, idleTransactionMs: SECOND };

let primary: PostgresServer;
let standby: PostgresServer;
let owner: Database;
let link: FragileLink;
const log = jest.fn();

beforeAll(async () => {
  primary = await startPostgres(['fsync=off']);
  await primary.query('postgres', 'create database bank');
  owner = await openPostgres(primary.urlOf('bank'), () => {});
  await migrate(owner.db);
  standby = await startPostgres(['fsync=off', 'hot_standby=on'], primary);
  link = await FragileLink.open(standby.urlOf('bank'));
});
afterAll(async () => {
  await link.close();
  await owner.close();
  await standby.remove();
  await primary.remove();
});

interface Running {
  bank: Bank;
  api: Api;
  replica: Replica;
  close(): Promise<void>;
}
let running: Running;
let ahead = 0;
beforeEach(async () => {
  ahead = 0;
  log.mockClear();
  running = await runningOn(link.url);
});
afterEach(() => running.close());

async function runningOn(replicaUrl: string): Promise<Running> {
  const database = await openAsApplication(primary.urlOf('bank'), () => {});
  const copy = openReplica(replicaUrl, () => {}, LIMITS);
  const replica = new Replica(copy.db);
  const bank = { ...bankOn(database), replica, now: () => new Date(Date.now() + ahead) };
  const api = await createApi({ bank, hasOutboxPage: false });
  const close = async () => {
    await api.close();
    await copy.close();
    await database.close();
  };
  return { bank, api, replica, close };
}

const look = () => running.replica.look(running.bank, log);
/** Looks until the replica has all that was written before the call. */
async function catchUp(): Promise<void> {
  const now = running.bank.now();
  for (let until = running.replica.completeUntil(now); !until || until < now; ) {
    await look();
    until = running.replica.completeUntil(now);
  }
}

/** Runs the work while the replica stands still, so that its answers differ from the primary's. */
async function whileItStandsStill(work: () => Promise<void>): Promise<void> {
  await standby.query('bank', 'select pg_wal_replay_pause()');
  while ((await standby.query('bank', 'select pg_get_wal_replay_pause_state() as state'))[0]?.state !== 'paused');
  await work().finally(() => standby.query('bank', 'select pg_wal_replay_resume()'));
}

async function customer() {
  const { username, accounts } = await addCustomer(owner.db, {
    accounts: [
      ['Checking', 10_000],
      ['Savings', 0],
    ],
  });
  const [from = '', to = ''] = accounts.map(({ id }) => id);
  const browser = await new TestBrowser(running.api).signIn(username, PASSWORD);
  const order = { fromAccountId: from, to, amount: { minor: 100, currency: 'USD' } };
  const pay = (one = browser) => one.post('/transfers', order, { 'idempotency-key': crypto.randomUUID() });
  const entries = async (one = browser) => (await one.get('/transactions')).json().total;
  const book = () => bookEntry(owner.db, from, 500, { description: 'Interest paid', source: 'bank' });
  return { username, browser, account: from, pay, entries, book };
}

test('reads of the replica what may be seconds old, while it is no older than that', async () => {
  const { book, entries } = await customer();
  await catchUp();
  await whileItStandsStill(async () => {
    await book();
    expect(await entries()).toBe(1);

    ahead = MAX_AGE_MS + SECOND;
    await look();
    expect(await entries()).toBe(2);
  });
  await catchUp();
  const before = link.statements;
  expect(await entries()).toBe(2);
  expect(link.statements).toBeGreaterThan(before);
});

test('shows customers what they have ordered at once, in all of their sessions, and goes back to the replica', async () => {
  const { username, browser, pay, entries } = await customer();
  const second = await new TestBrowser(running.api).signIn(username, PASSWORD);
  await catchUp();
  await whileItStandsStill(async () => {
    expect((await pay()).statusCode).toBe(201);

    expect([await entries(), await entries(second)]).toEqual([3, 3]);
    await browser.post('/auth/logout');
    const third = await new TestBrowser(running.api).signIn(username, PASSWORD);
    expect(await entries(third)).toBe(3);
  });
  ahead = 2 * MINUTE;
  await catchUp();
  const before = link.statements;
  expect(await entries(second)).toBe(3);
  expect(link.statements).toBeGreaterThan(before);
});

test('shows what somebody has ordered long after the last time, and again', async () => {
  const { pay, entries } = await customer();
  for (const minutes of [0, 0.4, 1, 3]) {
    ahead = minutes * MINUTE;
    await catchUp();
    await whileItStandsStill(async () => {
      const before = await entries();
      await pay();
      expect(await entries()).toBe(before + 2);
    });
  }
});

test('knows of an account that the replica has not heard of', async () => {
  await catchUp();
  await whileItStandsStill(async () => {
    const { browser, account } = await customer();

    expect((await browser.get(`/accounts/${account}/statements`)).json()).toEqual([]);
    expect((await browser.get(`/accounts/${account}/balances`)).statusCode).toBe(200);
  });
});

test('answers from the primary while the replica is away, says so once, and uses it again when it is back', async () => {
  const { entries } = await customer();
  const metrics = await openMetrics({ host: '127.0.0.1', port: 0, server: 'api' });
  bankMetrics(metrics, { ...running, database: owner, modules: [], log });
  const used = async () => /^bank_replica_used.*/m.exec(await (await fetch(metrics.address)).text())?.[0];
  await catchUp();
  await standby.kill();
  try {
    expect(await entries()).toBe(1);
    for (let times = 0; times < 3; times += 1) await look();
    expect(await entries()).toBe(1);
    expect(running.replica.completeUntil(running.bank.now())).toBeUndefined();
    expect(log).toHaveBeenCalledTimes(1);
    expect(await used()).toBe('bank_replica_used{server="api"} 0');
  } finally {
    await standby.start();
  }
  await catchUp();
  const before = link.statements;
  expect(await entries()).toBe(1);
  expect(link.statements).toBeGreaterThan(before);
  expect(await used()).toBe('bank_replica_used{server="api"} 1');
  await metrics.close();
});

test('an API that is started with the address of a replica looks at it, and starts without it', async () => {
  const real = { BANK_ORIGIN: 'https://bank.example', BANK_SMTP: 'smtp://127.0.0.1:9' };
  const started = await startApi(
    readSettings({ ...real, DATABASE_URL: primary.urlOf('bank'), DATABASE_REPLICA_URL: link.url }),
  );
  const before = link.statements;
  while (link.statements === before) await setImmediate();
  await started.close();

  const away = 'postgresql://bank@127.0.0.1:9/bank';
  const alone = await startApi(
    readSettings({ ...real, DATABASE_URL: primary.urlOf('bank'), DATABASE_REPLICA_URL: away }),
  );
  expect((await fetch(`${alone.address}/readyz`)).status).toBe(200);
  await alone.close();
});

test('waits two seconds at most for a replica that hangs', async () => {
  const { entries } = await customer();
  await catchUp();
  standby.signal('SIGSTOP');
  try {
    const begun = performance.now();
    expect(await entries()).toBe(1);
    expect(performance.now() - begun).toBeLessThan(2 * LIMITS.statementMs);
  } finally {
    standby.signal('SIGCONT');
  }
});

test('reads of no server that follows none, or another one', async () => {
  const other = await startPostgres(['fsync=off']);
  await other.query('postgres', 'create role bank_application');
  const follower = await startPostgres(['fsync=off'], other);
  for (const [url, message] of [
    [primary.urlOf('bank'), 'It follows no other server.'],
    [follower.urlOf('postgres'), 'is no replica of the database of DATABASE_URL'],
  ] as const) {
    await running.close();
    running = await runningOn(url);
    await look();
    expect(running.replica.completeUntil(running.bank.now())).toBeUndefined();
    expect(log).toHaveBeenLastCalledWith(expect.objectContaining({ message: expect.stringContaining(message) }));
  }
  await follower.remove();
  await other.remove();
});

test('the page lists what is read of the replica', async () => {
  const { browser, account } = await customer();
  await issueDueCards(running.bank, jobRun());
  const { rows } = await sql<{ id: string }>`select id from cards limit 1`.execute(owner.db);
  const read: string[] = [];
  for (const [name, { method, url }] of Object.entries(endpointsOf(modules))) {
    if (method !== 'GET') continue;
    await catchUp();
    const before = link.statements;
    const id = url.startsWith('/cards') ? (rows[0]?.id ?? '') : account;
    await browser.get(url.replace(':id', id).replace(':month', '2020-01'));
    if (link.statements > before) read.push(name);
  }

  const page = readFileSync(path.resolve(__dirname, '../../../../docs/operations/database.md'), 'utf8');
  const line = /^May be seconds old: (.*)\.$/m.exec(page)?.[1] ?? '';
  expect(read.toSorted()).toEqual([...line.matchAll(/`(\w+)`/g)].map(([, name]) => name).toSorted());
});
