import { randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { requireAttemptsLeft } from '../../../kernel/throttles/throttle.ts';
import { faultsOf } from '../../../ledger/proveBooks.ts';
import { addCustomer, bookEntry, PASSWORD } from '../../../testing/addCustomer.ts';
import { onEitherDatabase, onPostgres, type TestBank } from '../../../testing/TestBank.ts';
import { refusal, type TestBrowser } from '../../../testing/TestBrowser.ts';

const usd = (minor: number) => ({ minor, currency: 'USD' });

async function payer(bank: TestBank) {
  const customer = await addCustomer(bank.owner, {
    accounts: [
      ['Checking', 10_000],
      ['Savings', 500],
      ['Loan', -9000],
    ],
  });
  const browser = await bank.browser().signIn(customer.username, PASSWORD);
  const [checking = '', savings = '', loan = ''] = customer.accounts.map(({ id }) => id);
  return { customer, browser, checking, savings, loan };
}

const send = (browser: TestBrowser, order: object, key: string = randomUUID()) =>
  browser.post('/transfers', order, { 'idempotency-key': key });

const balances = async (browser: TestBrowser) =>
  (await browser.get('/accounts')).json().map(({ balance }: { balance: { minor: number } }) => balance.minor);

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

onEitherDatabase((bank) => {
  test('moves money between two accounts, with an entry on each', async () => {
    const { browser, checking, savings } = await payer(bank());

    const answer = await send(browser, { fromAccountId: checking, to: savings, amount: usd(2500), memo: 'Holiday' });

    expect(answer.statusCode).toBe(201);
    expect(await balances(browser)).toEqual([7500, 3000, -9000]);
    const { items } = (await browser.get('/transactions?text=Holiday&sort=lowest')).json();
    expect(items.map(({ amount }: { amount: object }) => amount)).toEqual([usd(-2500), usd(2500)]);
    expect(await faultsOf(bank().bank.db)).toEqual([]);
  });

  test('neither earns nor spends what moves between own accounts', async () => {
    const { browser, checking, savings } = await payer(bank());
    const other = await payer(bank());
    await send(browser, { fromAccountId: checking, to: savings, amount: usd(2500), memo: 'Moved' });
    await send(browser, {
      fromAccountId: checking,
      to: other.customer.accounts[0]?.number,
      amount: usd(100),
      memo: 'Moved',
    });

    for (const limit of [1, 100]) {
      const { total, sums } = (await browser.get(`/transactions?text=Moved&limit=${limit}`)).json();
      expect({ total, sums }).toEqual({ total: 3, sums: { income: usd(0), spending: usd(-100) } });
    }
  });

  test('pays another customer by account number', async () => {
    const { browser, checking } = await payer(bank());
    const other = await payer(bank());

    await send(browser, { fromAccountId: checking, to: other.customer.accounts[0]?.number, amount: usd(100) });

    expect(await balances(other.browser)).toEqual([10_100, 500, -9000]);
    expect((await other.browser.get('/transactions?limit=1')).json().items[0].description).toBe('From Ada Stone');
  });

  test('answers the same key with the same transfer, and refuses it for another order', async () => {
    const { browser, checking, savings } = await payer(bank());
    const order = { fromAccountId: checking, to: savings, amount: usd(100) };
    const key = randomUUID();

    const first = await send(browser, order, key);
    const second = await send(browser, order, key);
    const third = await send(browser, { ...order, amount: usd(200) }, key);

    expect([second.statusCode, second.body]).toEqual([201, first.body]);
    expect(refusal(third)).toMatchObject({ status: 422, name: 'key-reused' });
    expect(await balances(browser)).toEqual([9900, 600, -9000]);
  });

  test('says why a transfer is refused, and moves nothing', async () => {
    const { browser, checking, savings, loan } = await payer(bank());
    const stranger = await payer(bank());
    const order = { fromAccountId: checking, to: savings, amount: usd(100) };
    const wrongs: [object, string][] = [
      [{ amount: usd(10_001) }, '/amount'],
      [{ amount: usd(0) }, '/amount/minor'],
      [{ amount: usd(0.5) }, '/amount/minor'],
      [{ amount: { minor: 1, currency: 'EUR' } }, '/amount'],
      [{ fromAccountId: stranger.checking }, '/fromAccountId'],
      [{ fromAccountId: loan }, '/fromAccountId'],
      [{ to: stranger.checking }, '/to'],
      [{ to: '999999999999' }, '/to'],
      [{ to: 'CLEARING-USD' }, '/to'],
      [{ to: checking }, '/to'],
    ];
    for (const [wrong, path] of wrongs) {
      expect(refusal(await send(browser, { ...order, ...wrong })).paths).toEqual([path]);
    }
    expect(refusal(await browser.post('/transfers', order)).paths).toEqual(['/idempotency-key']);
    expect(await balances(browser)).toEqual([10_000, 500, -9000]);
  });

  test.each([
    ['too little money', { amount: usd(501) }],
    ['an unknown payee', { to: '999999999999' }],
    ['another currency', { amount: { minor: 1, currency: 'EUR' } }],
  ])('answers a refused order as before when it is repeated, though it could be paid by now: %s', async (_, wrong) => {
    const { browser, checking, savings } = await payer(bank());
    const order = { fromAccountId: savings, to: checking, amount: usd(100), ...wrong };
    const key = randomUUID();
    const first = await send(browser, order, key);
    await send(browser, { fromAccountId: checking, to: savings, amount: usd(1000) });

    const again = await send(browser, order, key);

    expect([again.statusCode, again.body]).toEqual([422, first.body]);
    expect(refusal(await send(browser, { ...order, memo: 'Other' }, key)).name).toBe('key-reused');
    expect(await balances(browser)).toEqual([9000, 1500, -9000]);
  });

  test('takes no more for a loan than is owed on it, and says how much that is', async () => {
    const { browser, checking, loan } = await payer(bank());
    const stranger = await payer(bank());
    await bookEntry(bank().owner, stranger.checking, 100_000);
    const pay = async (minor: number) =>
      (await send(browser, { fromAccountId: checking, to: loan, amount: usd(minor) })).json();
    const number = (await payer(bank())).customer.accounts[2]?.number;

    expect((await pay(9001)).detail).toBe('You owe $90.00 on this loan. Send that much or less.');
    expect((await pay(9000)).id).toBeTruthy();
    expect((await pay(1)).detail).toBe('There’s nothing left to pay on this loan.');
    const other = await send(stranger.browser, { fromAccountId: stranger.checking, to: number, amount: usd(9001) });
    expect(other.json().detail).toBe('This account can’t take that much.');
    expect(await balances(browser)).toEqual([1000, 500, 0]);
  });

  test('tells nobody by an amount they do not have whether an account exists', async () => {
    const { browser, checking } = await payer(bank());
    const other = await payer(bank());
    const probe = async (to: string) => {
      const answer = await send(browser, { fromAccountId: checking, to, amount: usd(100_000_000_00) });
      return [answer.statusCode, answer.body];
    };

    const known = await probe(other.customer.accounts[0]?.number ?? '');

    expect(known).toEqual([422, expect.stringContaining('/problems/insufficient-funds')]);
    for (const number of ['999999999999', 'CLEARING-USD', '00000']) expect(await probe(number)).toEqual(known);
  });

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
});

onEitherDatabase((bank) => {
  test.each([
    'International Bank: account blocked, call +1 900 555 0100',
    'From International Bank',
    '·    From   International Bank',
    'x'.repeat(100),
  ])('lets no memo stand without the name of who wrote it: %j', async (memo) => {
    const { browser, checking } = await payer(bank());
    const other = await payer(bank());
    const number = other.customer.accounts[0]?.number ?? '';

    expect((await send(browser, { fromAccountId: checking, to: number, amount: usd(1), memo })).statusCode).toBe(201);

    const words = memo.replaceAll(/\s+/g, ' ');
    const newest = async (of: TestBrowser) => (await of.get('/transactions?limit=1')).json().items[0];
    const lastFour = number.slice(-4);
    expect(await newest(other.browser)).toMatchObject({
      description: `From Ada Stone · ${words}`,
      wording: { kind: 'from', name: 'Ada Stone', memo: words },
    });
    expect(await newest(browser)).toMatchObject({
      description: `To account •••• ${lastFour} · ${words}`,
      wording: { kind: 'to-account', lastFour, memo: words },
    });
    expect((await other.browser.get('/transactions.csv')).body).toContain('From Ada Stone · ');
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

    const answers = await Promise.all(orders.map((order) => send(browser, order)));

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

  test('counts passwords that are tried at once', async () => {
    const { customer } = await payer(bank());
    const attacker = bank().browser();
    bank().verifications = 0;

    await Promise.all(
      Array.from({ length: 60 }, () =>
        attacker.post('/auth/login', { username: customer.username, password: 'guess' }),
      ),
    );

    expect(bank().verifications).toBe(5);
  });
});
