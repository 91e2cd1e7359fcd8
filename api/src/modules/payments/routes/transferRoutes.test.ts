import { randomUUID } from 'node:crypto';
import { faultsOf } from '../../../ledger/proveBooks.ts';
import { bookEntry } from '../../../testing/addCustomer.ts';
import { balances, payer, send } from '../../../testing/payer.ts';
import { onEitherDatabase } from '../../../testing/TestBank.ts';
import { refusal, type TestBrowser } from '../../../testing/TestBrowser.ts';

const usd = (minor: number) => ({ minor, currency: 'USD' });

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
});
