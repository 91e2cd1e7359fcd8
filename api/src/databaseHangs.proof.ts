import { createApi } from './createApi.ts';
import { IDLE_LIMIT_MS } from './kernel/bank/Bank.ts';
import { argon2With } from './kernel/bank/Passwords.ts';
import { openAsApplication } from './kernel/database/openPostgres.ts';
import { LEAST_COST } from './testing/addCustomer.ts';
import { FragileLink } from './testing/FragileLink.ts';
import { createTestDatabase } from './testing/openTestDatabase.ts';
import { signal } from './testing/signal.ts';
import { TestBrowser } from './testing/TestBrowser.ts';

const limits = { statementMs: 1000, idleTransactionMs: 500 };

async function open() {
  const link = await FragileLink.open(await createTestDatabase());
  const { db, close } = await openAsApplication(link.url, () => {}, limits);
  const passwords = argon2With(LEAST_COST);
  const facts = { idleLimit: IDLE_LIMIT_MS, confirmAbove: null, newFactorWait: 0 };
  const bank = { db, kind: 'postgresql' as const, passwords, now: () => new Date(), ...facts };
  const api = await createApi({ bank, hasOutboxPage: false });
  api.log.level = 'silent';
  const end = async () => {
    await api.close();
    await close();
    await link.close();
  };
  return { link, db, browser: new TestBrowser(api), end };
}

test('a database that hangs costs a request its time, no connection, and the API can end', async () => {
  const { link, browser, end } = await open();
  expect((await browser.get('/health')).statusCode).toBe(200);
  link.breakAt(1, 'without an answer');

  const answers = await Promise.all([1, 2, 3].map(() => browser.get('/health')));

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503]);
  link.mend();
  expect((await browser.get('/health')).statusCode).toBe(200);
  link.breakAt(1, 'without an answer');
  const last = browser.get('/health');
  await end();
  expect((await last).statusCode).toBe(503);
});

test('what a hanging API has locked is free again before others give up', async () => {
  const { db, end: close } = await open();
  const row = { key: 'x', tries: 1, window_ends: new Date() };
  const [isLocked, lock] = signal();
  const [isOver, end] = signal();
  const hanging = db.transaction().execute(async (trx) => {
    await trx.insertInto('throttles').values(row).execute();
    lock();
    await isOver;
  });
  await isLocked;

  await db.insertInto('throttles').values(row).execute();

  end();
  await expect(hanging).rejects.toThrow();
  await close();
});
