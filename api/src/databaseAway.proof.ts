import { randomUUID } from 'node:crypto';
import { createApi } from './createApi.ts';
import { type Bank, IDLE_LIMIT_MS } from './kernel/bank/Bank.ts';
import { argon2With } from './kernel/bank/Passwords.ts';
import { openAsApplication, openPostgres } from './kernel/database/openPostgres.ts';
import { faultsOf } from './ledger/proveBooks.ts';
import { addCustomer, LEAST_COST, PASSWORD } from './testing/addCustomer.ts';
import { type Break, FragileLink } from './testing/FragileLink.ts';
import { createTestDatabase } from './testing/openTestDatabase.ts';
import { TestBrowser } from './testing/TestBrowser.ts';

const breaks: Break[] = ['before the statement', 'before its answer', 'within its answer'];

async function open() {
  const url = await createTestDatabase();
  const link = await FragileLink.open(url);
  const { db, close } = await openAsApplication(link.url, () => {});
  const passwords = argon2With(LEAST_COST);
  const bank: Bank = {
    db,
    kind: 'postgresql',
    passwords,
    now: () => new Date(),
    idleLimit: IDLE_LIMIT_MS,
    confirmAbove: null,
    newFactorWait: 0,
  };
  const api = await createApi({ bank, hasOutboxPage: false });
  api.log.level = 'silent';
  const owner = await openPostgres(url, () => {});
  const customer = await addCustomer(owner.db, {
    accounts: [
      ['Checking', 10_000],
      ['Savings', 500],
    ],
  });
  await owner.close();
  return {
    link,
    db,
    api,
    customer,
    close: async () => {
      await api.close();
      await close();
      await link.close();
    },
  };
}

let fragile: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  fragile = await open();
});
afterAll(() => fragile.close());

const [checking, savings] = [0, 1];
const requests: [string, (browser: TestBrowser, ids: string[], username: string) => ReturnType<TestBrowser['get']>][] =
  [
    ['GET /auth/me', (browser) => browser.get('/auth/me')],
    ['GET /accounts', (browser) => browser.get('/accounts')],
    ['GET /transactions', (browser) => browser.get('/transactions')],
    ['GET /transactions.csv', (browser) => browser.get('/transactions.csv')],
    ['GET /health', (browser) => browser.get('/health')],
    ['POST /auth/login', (browser, _, username) => browser.post('/auth/login', { username, password: PASSWORD })],
    ['POST /auth/refresh', (browser) => browser.post('/auth/refresh')],
    ['POST /auth/forgot-password', (browser) => browser.post('/auth/forgot-password', { phone: '+99 000 111 222' })],
    [
      'POST /transfers',
      (browser, ids) =>
        browser.post(
          '/transfers',
          { fromAccountId: ids[checking], to: ids[savings], amount: { minor: 1, currency: 'USD' } },
          { 'idempotency-key': randomUUID() },
        ),
    ],
  ];

test.each(requests)(
  'answers 503 when the database goes away at any moment: %s',
  async (_, ask) => {
    const { link, db, api, customer } = fragile;
    const ids = customer.accounts.map(({ id }) => id);
    let count = 1;
    for (let at = 1; at <= count; at += 1)
      for (const how of breaks) {
        const browser = await new TestBrowser(api).signIn(customer.username, PASSWORD);
        // The first use of a token takes more statements.
        await browser.get('/auth/me');
        link.breakAt(Number.POSITIVE_INFINITY, how);
        await ask(browser, ids, customer.username);
        count = link.statements;
        link.breakAt(at, how);

        const { statusCode, headers } = await ask(browser, ids, customer.username);

        expect([how, at, statusCode, headers['retry-after']]).toEqual([how, at, 503, '5']);
        link.mend();
        await db.deleteFrom('throttles').execute();
      }
    expect(count).toBeGreaterThan(0);
    expect(await faultsOf(db)).toEqual([]);
  },
  120_000,
);
