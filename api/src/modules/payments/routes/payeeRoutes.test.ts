import { randomUUID } from 'node:crypto';
import { DAY } from '../../../kernel/bank/Bank.ts';
import { addCustomer, PASSWORD } from '../../../testing/addCustomer.ts';
import { onEitherDatabase, type TestBank } from '../../../testing/TestBank.ts';
import { refusal } from '../../../testing/TestBrowser.ts';

async function payer(bank: TestBank) {
  const customer = await addCustomer(bank.owner, { accounts: [['Checking', 200_000]] });
  const browser = await bank.browser().signIn(customer.username, PASSWORD);
  const [account] = customer.accounts;
  if (!account) throw new Error('The customer has no account.');
  const { id: fromAccountId, number } = account;
  const pay = (to: string, minor: number) =>
    browser.post(
      '/transfers',
      { fromAccountId, to, amount: { minor, currency: 'USD' } },
      { 'idempotency-key': randomUUID() },
    );
  const add = (accountNumber: string, name = 'Ada Stone') => browser.post('/payees', { name, accountNumber });
  return { customer, browser, number, pay, add };
}

onEitherDatabase((bank) => {
  test.each([
    ['Ada Stone', { outcome: 'match' }],
    ['A. Stone', { outcome: 'close', name: 'Ada Stone' }],
    ['Noah Beck', { outcome: 'no-match' }],
  ])('says whether an account is in the name of %s', async (name, outcome) => {
    const { browser } = await payer(bank());
    const { number } = await payer(bank());

    const answer = await browser.post('/payees/name-check', { name, accountNumber: number });

    expect(answer.json()).toEqual(outcome);
  });

  test('calls a booking after the payee whom the payer knows by name, and finds it by that', async () => {
    const { browser, pay, add } = await payer(bank());
    const other = await payer(bank());
    await pay(other.number, 100);
    const { id } = (await add(other.number, 'Noah')).json();
    await pay(id, 200);
    await pay(other.number, 300);

    const { items } = (await browser.get('/transactions?limit=3')).json();
    expect(items.map(({ wording }: { wording: object }) => wording)).toEqual([
      { kind: 'to', name: 'Noah' },
      { kind: 'to', name: 'Noah' },
      { kind: 'to-account', lastFour: other.number.slice(-4) },
    ]);
    expect((await browser.get('/transactions?text=Noah')).json().items).toHaveLength(2);
    expect((await other.browser.get('/transactions?text=Noah')).json().items).toEqual([]);
  });

  test('keeps payees by name, each once, and none that is not there or the customer’s own', async () => {
    const { browser, number, add } = await payer(bank());
    const other = await payer(bank());

    const added = await add(other.number);

    expect(added.statusCode).toBe(201);
    expect((await browser.get('/payees')).json()).toEqual([added.json()]);
    expect((await other.browser.get('/payees')).json()).toEqual([]);
    for (const wrong of [other.number, number, '999999999999', '!']) {
      expect(refusal(await add(wrong)).paths).toEqual(['/accountNumber']);
    }
  });

  test('pays a payee, $500 at most until a day has passed, and names them in the order', async () => {
    const { customer, browser, pay, add } = await payer(bank());
    const other = await payer(bank());
    const { id, newUntil, newLimit } = (await add(other.number)).json();
    expect(newLimit).toEqual({ minor: 50_000, currency: 'USD' });
    expect(Date.parse(newUntil)).toBeGreaterThan(Date.now());

    expect((await pay(id, 30_000)).statusCode).toBe(201);
    expect(refusal(await pay(id, 20_001))).toEqual({ status: 422, name: 'new-payee', paths: ['/amount'] });
    expect(refusal(await pay(other.number, 20_001)).paths).toEqual(['/amount']);
    expect((await pay(id, 20_000)).statusCode).toBe(201);
    const [order] = (await browser.get('/orders')).json();
    expect(order).toMatchObject({ kind: 'external', to: { name: 'Ada Stone' } });

    bank().ahead = DAY + 1000;
    await browser.signIn(customer.username, PASSWORD);
    expect((await browser.get('/payees')).json()).toEqual([
      { id, name: 'Ada Stone', lastFour: other.number.slice(-4) },
    ]);
    expect((await pay(id, 60_000)).statusCode).toBe(201);
  });

  test('forgets a payee, who keeps their name in what was paid, and is new when they come back', async () => {
    const { customer, browser, pay, add } = await payer(bank());
    const other = await payer(bank());
    const { id } = (await add(other.number)).json();
    await pay(id, 100);
    expect((await other.browser.delete(`/payees/${id}`)).statusCode).toBe(404);
    bank().ahead = DAY + 1000;
    await browser.signIn(customer.username, PASSWORD);

    expect((await browser.delete(`/payees/${id}`)).statusCode).toBe(204);

    expect((await browser.get('/payees')).json()).toEqual([]);
    expect((await browser.delete(`/payees/${id}`)).statusCode).toBe(404);
    expect(refusal(await pay(id, 100)).paths).toEqual(['/to']);
    expect(refusal(await pay(other.number, 60_000)).name).toBe('new-payee');
    expect((await browser.get('/orders')).json()).toMatchObject([{ to: { name: 'Ada Stone' } }]);
    expect((await add(other.number, 'Ada')).json()).toMatchObject({ name: 'Ada', newLimit: { minor: 50_000 } });
  });

  test('pays nobody of another’s book', async () => {
    const { pay } = await payer(bank());
    const other = await payer(bank());
    const third = await payer(bank());
    const { id } = (await other.add(third.number)).json();

    expect(refusal(await pay(id, 100)).paths).toEqual(['/to']);
  });

  test('answers a limited number of questions about accounts', async () => {
    const { browser } = await payer(bank());
    const ask = () => browser.post('/payees/name-check', { name: 'Ada', accountNumber: '999999999999' });
    for (let count = 0; count < 20; count++) expect((await ask()).statusCode).toBe(422);

    expect(refusal(await ask())).toMatchObject({ status: 429, name: 'too-many-attempts' });
  });
});
