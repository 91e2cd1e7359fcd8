import { openMetrics } from '@bank/observability/openMetrics.ts';
import { sql } from 'kysely';
import { createApi } from '../createApi.ts';
import { DAY, HOUR, later, MINUTE } from '../kernel/bank/Bank.ts';
import { dayAt } from '../kernel/bank/days.ts';
import { FailingJobs } from '../kernel/bank/FailingJobs.ts';
import { proveBooks } from '../ledger/proveBooks.ts';
import { modules } from '../modules.ts';
import { addCustomer, PASSWORD } from '../testing/addCustomer.ts';
import { jobRun } from '../testing/jobRun.ts';
import { onEitherDatabase } from '../testing/TestBank.ts';
import { TestBrowser } from '../testing/TestBrowser.ts';
import { bankMetrics } from './bankMetrics.ts';

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

onEitherDatabase((bank) => {
  async function measured() {
    const metrics = await openMetrics({ host: '127.0.0.1', port: 0, server: 'api' });
    const api = await createApi({ bank: bank().bank, hasOutboxPage: false, instruments: { metrics } });
    const log = jest.fn();
    const connections = () => ({ busy: 1, idle: 2, waiting: 3 });
    bankMetrics(metrics, { bank: bank().bank, database: { connections }, modules, log });
    stops.push(metrics.close);
    const read = async (name: string) => {
      const lines = (await (await fetch(metrics.address)).text()).split('\n');
      const found = lines.filter((line) => line.startsWith(name));
      return found.map((line) =>
        line
          .slice(name.length)
          .replace(/,?server="api",?/, '')
          .replace('{}', '')
          .trim(),
      );
    };
    const numberOf = async (name: string) => Number((await read(name))[0]);
    return { log, read, numberOf, browser: new TestBrowser(api) };
  }

  test('counts sign-ins and transfers by what they led to', async () => {
    const { read, browser } = await measured();
    const { username, accounts } = await addCustomer(bank().owner, {
      accounts: [
        ['Checking', 5000],
        ['Savings', 0],
      ],
    });
    const [from, to] = accounts;
    await browser.post('/auth/login', { username, password: 'not this one at all' });
    await browser.signIn(username, PASSWORD);
    const pay = (minor: number) =>
      browser.send(
        'POST',
        '/transfers',
        { fromAccountId: from?.id, to: to?.id, amount: { minor, currency: 'USD' } },
        { 'idempotency-key': `key-of-${minor}-for-metrics` },
      );
    expect((await pay(100)).statusCode).toBe(201);
    expect((await pay(999_999)).statusCode).toBe(422);

    expect(await read('bank_sign_ins_total')).toEqual([
      '{operation="login",outcome="wrong-credentials"} 1',
      '{operation="login",outcome="ok"} 1',
    ]);
    expect(await read('bank_transfers_total')).toEqual([
      '{operation="createTransfer",outcome="ok"} 1',
      '{operation="createTransfer",outcome="insufficient-funds"} 1',
    ]);
  });

  test('says how many messages wait and since when, and which the bank has given up', async () => {
    const { numberOf } = await measured();
    const { db, now } = bank().bank;
    await db.deleteFrom('outbox').execute();
    expect(await numberOf('bank_outbox_oldest_seconds')).toBe(0);
    const message = { recipient: 'ada@example.com', subject: 'Code', body: '', next_try_at: now() };
    const at = (ms: number, change = {}) => ({ ...message, created_at: later(now(), ms), expires_at: null, ...change });
    const past = later(now(), -HOUR);
    await db
      .insertInto('outbox')
      .values([
        at(-2 * HOUR, { sent_at: null }),
        at(-HOUR, { sent_at: null }),
        at(-3 * HOUR, { sent_at: past }),
        at(-3 * HOUR, { sent_at: null, failed_at: past }),
        at(-3 * HOUR, { sent_at: null, expires_at: later(past, MINUTE) }),
      ])
      .execute();

    expect(await numberOf('bank_outbox_messages')).toBe(2);
    expect(await numberOf('bank_outbox_dead_letters')).toBe(1);
    // The code that has expired unsent is one of them.
    expect(await numberOf('bank_outbox_late_messages')).toBe(3);
    expect(Math.round((await numberOf('bank_outbox_oldest_seconds')) / 60)).toBe(120);
  });

  test('tells standing orders of today from those that are late', async () => {
    const { read } = await measured();
    const { now } = bank().bank;
    const { id, accounts } = await addCustomer(bank().owner, {
      accounts: [
        ['Checking', 5000],
        ['Savings', 0],
      ],
    });
    const due = (days: number) => ({
      key: `metrics-${days}`,
      order_hash: Buffer.alloc(32),
      customer_id: id,
      from_account_id: accounts[0]?.id ?? '',
      to_account_id: accounts[1]?.id ?? '',
      amount: 100n,
      currency: 'USD',
      memo: '',
      rhythm: 'monthly' as const,
      created_at: now(),
      first_on: dayAt(later(now(), days * DAY)),
      next_on: dayAt(later(now(), days * DAY)),
    });
    await bank().owner.deleteFrom('schedules').execute();
    await bank()
      .owner.insertInto('schedules')
      .values([due(0), due(-1), due(-2), due(1)])
      .execute();

    expect(await read('bank_schedules_due')).toEqual(['{late="no"} 1', '{late="yes"} 2']);
  });

  test('says which jobs fail, for how long, and how long the oldest of each queue has waited', async () => {
    const failingJobs = new FailingJobs(() => bank().bank.now());
    bank().bank.failingJobs = failingJobs;
    const { read } = await measured();
    expect(await read('bank_job_failing_seconds')).toEqual([]);
    await expect(failingJobs.watch('issue cards', Promise.reject(new Error('It fails.')))).rejects.toThrow('It fails.');
    await bank().owner.deleteFrom('cards_due').execute();
    const { accounts } = await addCustomer(bank().owner, { accounts: [['Checking', 0]] });
    expect(accounts).toHaveLength(1);

    bank().ahead = 2 * HOUR;

    const [failing = ''] = await read('bank_job_failing_seconds');
    expect(failing).toMatch(/^\{name="issue cards"\} 72\d\d/);
    const waiting = await read('bank_jobs_oldest_seconds');
    expect(waiting).toContainEqual(expect.stringMatching(/^\{queue="cards to issue"\} 72\d\d/));
    expect(waiting).toContainEqual('{queue="alerts to mail"} 0');
  });

  test('says when the books were last proven', async () => {
    const { numberOf, log } = await measured();
    await sql`update ledger_proof set begun_at = now() - interval '9 days'`.execute(bank().owner);
    const age = async () => Date.now() / 1000 - (await numberOf('bank_books_proven_timestamp_seconds'));
    // Who has never been proven has waited since the beginning.
    expect(Math.round((await age()) / 86_400)).toBe(9);

    await proveBooks(bank().bank, jobRun(log));

    expect(await age()).toBeLessThan(60);
    expect(await numberOf('bank_ledger_faults')).toBe(0);
  });

  test('says that the database is away, and still answers with everything else', async () => {
    const { read, numberOf, log } = await measured();
    expect(await numberOf('bank_database_up')).toBe(1);
    jest.spyOn(bank().bank.db, 'selectFrom').mockImplementation(() => {
      throw new Error('The database is away');
    });

    expect(await numberOf('bank_database_up')).toBe(0);

    expect(await read('bank_database_connections')).toEqual([
      '{state="busy"} 1',
      '{state="idle"} 2',
      '{state="waiting"} 3',
    ]);
    expect(await read('bank_outbox_messages')).toEqual([]);
    expect(log).toHaveBeenCalledWith(new Error('The database is away'));
    jest.restoreAllMocks();
  });
});
