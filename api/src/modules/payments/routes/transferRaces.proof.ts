import { randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { requireAttemptsLeft } from '../../../kernel/throttles/throttle.ts';
import { faultsOf } from '../../../ledger/proveBooks.ts';
import { balances, payer, send } from '../../../testing/payer.ts';
import { onEitherDatabase, onPostgres, type TestBank } from '../../../testing/TestBank.ts';
import { refusal, type TestBrowser } from '../../../testing/TestBrowser.ts';

const usd = (minor: number) => ({ minor, currency: 'USD' });

/** Events of a request: before it is sent, once all of it is, with the head of the answer. */
const BREAKS = ['socket', 'finish', 'response'] as const;

function sendAndBreak(
  { api }: TestBank,
  browser: TestBrowser,
  order: object,
  key: string,
  moment: (typeof BREAKS)[number],
): Promise<unknown> {
  const { port } = api.server.address() as AddressInfo;
  const headers = { ...browser.headers(), 'content-type': 'application/json', 'idempotency-key': key };
  const request = httpRequest({ port, path: '/api/v1/transfers', method: 'POST', headers, agent: false });
  request.on('error', () => {});
  request.on(moment, () => request.destroy());
  request.end(JSON.stringify(order));
  return new Promise((resolve) => request.on('close', resolve));
}

/** An order may wait for too long behind the others of its customer where the machine is busy. */
async function sendUntilItsTurn(browser: TestBrowser, order: object, key = randomUUID()): ReturnType<typeof send> {
  const answer = await send(browser, order, key);
  return answer.statusCode === 429 ? sendUntilItsTurn(browser, order, key) : answer;
}

onEitherDatabase((bank) => {
  test('lets nobody look for accounts by trying, one after the other or at once', async () => {
    const { browser, checking, savings } = await payer(bank());
    const other = await payer(bank());
    const order = { fromAccountId: checking, amount: usd(1) };
    const tries = Array.from({ length: 30 }, (_, at) => send(browser, { ...order, to: `99999999${at + 1000}` }));

    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);

    expect(statuses.filter((status) => status === 422)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    const known = await send(browser, { ...order, to: other.customer.accounts[0]?.number });
    expect(refusal(known).name).toBe('too-many-attempts');
    expect(known.headers['retry-after']).toMatch(/^\d+$/);
    bank().ahead = 16 * 60_000;
    await browser.post('/auth/refresh');
    expect((await send(browser, { ...order, to: savings })).statusCode).toBe(201);
  });

  test('books a hundred transfers of a customer in a quarter of an hour, no matter how many are sent; repeats do not count', async () => {
    const { browser, checking, savings } = await payer(bank());
    const orders = [
      { fromAccountId: checking, to: savings, amount: usd(1) },
      { fromAccountId: savings, to: checking, amount: usd(1) },
    ];
    const first = randomUUID();
    await send(browser, orders[0] ?? {}, first);

    const statuses: number[] = [];
    for (let count = 0; count < 110; count += 1) {
      statuses.push((await send(browser, orders[count % 2] ?? {})).statusCode);
    }

    expect(statuses).toEqual([...Array(99).fill(201), ...Array(11).fill(429)]);
    expect((await send(browser, orders[0] ?? {}, first)).statusCode).toBe(201);
    const stranger = await payer(bank());
    const [from, to] = [stranger.checking, stranger.savings];
    expect((await send(stranger.browser, { fromAccountId: from, to, amount: usd(1) })).statusCode).toBe(201);
  });
});

onPostgres((bank) => {
  test('makes one entry of a hundred parallel sends of one key', async () => {
    const { customer, browser, checking, savings } = await payer(bank());
    const key = randomUUID();
    const order = { fromAccountId: checking, to: savings, amount: usd(100) };

    const answers = await Promise.all(Array.from({ length: 100 }, () => send(browser, order, key)));

    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(201);
    expect(await balances(browser)).toEqual([9900, 600, -9000]);
    expect(await faultsOf(bank().bank.db)).toEqual([]);
    await requireAttemptsLeft(bank().bank, { what: 'transfers', who: customer.id, tries: 2 });
  });

  test('makes one transfer of each order whose answer is lost, wherever the connection breaks', async () => {
    const { browser, checking, savings } = await payer(bank());
    const order = { fromAccountId: checking, to: savings, amount: usd(1) };
    await bank().api.listen({ port: 0 });

    for (let count = 0; count < 100; count += 1) {
      const key = randomUUID();
      await sendAndBreak(bank(), browser, order, key, BREAKS[count % BREAKS.length] ?? 'finish');
      const { statusCode } = await send(browser, order, key);
      expect(statusCode).toBe(201);
    }

    expect(await balances(browser)).toEqual([9900, 600, -9000]);
    expect(await faultsOf(bank().bank.db)).toEqual([]);
  });

  test('keeps the books through transfers that cross each other and run out of money', async () => {
    const { browser, checking, savings } = await payer(bank());
    const orders = Array.from({ length: 80 }, (_, index) =>
      index % 2
        ? { fromAccountId: checking, to: savings, amount: usd(700) }
        : { fromAccountId: savings, to: checking, amount: usd(900) },
    );

    const answers = await Promise.all(orders.map((order) => sendUntilItsTurn(browser, order)));

    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 422]));
    const [left = -1, right = -1] = await balances(browser);
    expect(left + right).toBe(10_500);
    expect(Math.min(left, right)).toBeGreaterThanOrEqual(0);
    expect(await faultsOf(bank().bank.db)).toEqual([]);
  });

  test('gives fifty refreshes of one token at once the same successor', async () => {
    const { browser } = await payer(bank());
    const tabs = Array.from({ length: 50 }, () => bank().browser());
    for (const tab of tabs) for (const [name, value] of browser.cookies) tab.cookies.set(name, value);

    const answers = await Promise.all(tabs.map((tab) => tab.post('/auth/refresh')));

    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(tabs.map((tab) => tab.cookies.get('__Host-bank_refresh'))).size).toBe(1);
  });

  test('lets a sign-out win against refreshes in progress', async () => {
    const { browser } = await payer(bank());
    const tabs = Array.from({ length: 20 }, () => bank().browser());
    for (const tab of tabs) for (const [name, value] of browser.cookies) tab.cookies.set(name, value);

    await Promise.all([...tabs.map((tab) => tab.post('/auth/refresh')), browser.post('/auth/logout')]);

    for (const tab of tabs) {
      expect((await tab.get('/auth/me')).statusCode).toBe(401);
      expect((await tab.post('/auth/refresh')).statusCode).toBe(401);
    }
  });

  test('looks at five of the passwords that are tried at once', async () => {
    const { customer } = await payer(bank());
    const attacker = bank().browser();
    const verify = jest.spyOn(bank().bank.passwords, 'verify');

    await Promise.all(
      Array.from({ length: 60 }, () =>
        attacker.post('/auth/login', { username: customer.username, password: 'guess' }),
      ),
    );

    // The others get the same work, without the customer's hash.
    expect(verify.mock.calls.filter(([hash]) => hash !== undefined)).toHaveLength(5);
  });
});
