import { randomUUID } from 'node:crypto';
import { dayAt } from '../../../kernel/bank/days.ts';
import { addCustomer, PASSWORD } from '../../../testing/addCustomer.ts';
import { onEitherDatabase, type TestBank } from '../../../testing/TestBank.ts';
import { refusal } from '../../../testing/TestBrowser.ts';

async function payer(bank: TestBank) {
  const accounts = [
    ['Checking', 10_000],
    ['Savings', 500],
  ] as ['Checking' | 'Savings', number][];
  const customer = await addCustomer(bank.owner, { accounts });
  const browser = await bank.browser().signIn(customer.username, PASSWORD);
  const [checking, savings] = customer.accounts;
  if (!checking || !savings) throw new Error('The customer has no accounts.');
  const transfer = async (to: string, minor: number, memo?: string) => {
    const order = { fromAccountId: checking.id, to, amount: { minor, currency: 'USD' }, memo };
    const answer = await browser.post('/transfers', order, { 'idempotency-key': randomUUID() });
    return answer.json().id as string;
  };
  return { browser, checking, savings, transfer };
}

onEitherDatabase((bank) => {
  test('lists what the customer has ordered, the newest first, and each by its id', async () => {
    const { browser, checking, savings, transfer } = await payer(bank());
    const stranger = await payer(bank());
    const own = await transfer(savings.id, 2500, 'Holiday');
    const other = await transfer(stranger.checking.number, 100);

    const orders = (await browser.get('/orders')).json();

    expect(orders.map(({ id }: { id: string }) => id)).toEqual([other, own]);
    expect(orders[1]).toEqual({
      id: own,
      kind: 'internal',
      from: { name: 'Checking', lastFour: checking.number.slice(-4) },
      to: { name: 'Savings', lastFour: savings.number.slice(-4) },
      amount: { minor: 2500, currency: 'USD' },
      memo: 'Holiday',
      date: dayAt(new Date()),
      orderedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      balance: { minor: 7500, currency: 'USD' },
      again: { fromAccountId: checking.id, to: savings.id },
      status: 'completed',
    });
    expect(orders[0]).not.toHaveProperty('again');
    expect(orders[0]).toMatchObject({
      kind: 'external',
      balance: { minor: 7400, currency: 'USD' },
      to: { name: '', lastFour: stranger.checking.number.slice(-4) },
    });
    expect((await browser.get(`/orders/${own}`)).json()).toEqual(orders[1]);
  });

  test('names whom to pay again, as long as they are in the payer’s book', async () => {
    const { browser, checking, transfer } = await payer(bank());
    const other = await payer(bank());
    const details = { name: 'Noah', accountNumber: other.checking.number };
    const { id: payee } = (await browser.post('/payees', details)).json();
    const order = await transfer(payee, 100);
    const againOf = async () => (await browser.get(`/orders/${order}`)).json().again;
    expect(await againOf()).toEqual({ fromAccountId: checking.id, to: payee });

    await browser.delete(`/payees/${payee}`);

    expect(await againOf()).toBeUndefined();
  });

  test('names nobody to pay again where an account of the order is closed', async () => {
    const { browser, checking, savings, transfer } = await payer(bank());
    const other = await payer(bank());
    const details = { name: 'Noah', accountNumber: other.checking.number };
    const { id: payee } = (await browser.post('/payees', details)).json();
    await transfer(payee, 100);
    await transfer(savings.id, 100);
    const back = { fromAccountId: savings.id, to: checking.id, amount: { minor: 600, currency: 'USD' } };
    await browser.post('/transfers', back, { 'idempotency-key': randomUUID() });

    expect((await browser.delete(`/accounts/${savings.id}`)).statusCode).toBe(204);

    const orders: { again?: object }[] = (await browser.get('/orders')).json();
    expect(orders.map(({ again }) => again)).toEqual([undefined, undefined, { fromAccountId: checking.id, to: payee }]);
  });

  test('lists what was ordered earlier than an order, until nothing is left', async () => {
    const { browser, savings, transfer } = await payer(bank());
    const ordered: string[] = [];
    for (let at = 0; at < 53; at += 1) ordered.unshift(await transfer(savings.id, 1));
    const idsOf = async (query: string) =>
      (await browser.get(`/orders${query}`)).json().map(({ id }: { id: string }) => id);

    const first = await idsOf('');
    const second = await idsOf(`?before=${first.at(-1)}`);

    expect([first.length, second.length]).toEqual([50, 3]);
    expect(new Set([...first, ...second])).toEqual(new Set(ordered));
    expect(await idsOf(`?before=${second.at(-1)}`)).toEqual([]);
    expect(await idsOf(`?before=${randomUUID()}`)).toEqual([]);
    const stranger = await payer(bank());
    expect((await stranger.browser.get(`/orders?before=${first[0]}`)).json()).toEqual([]);
  });

  test('knows no order of somebody else', async () => {
    const { savings, transfer } = await payer(bank());
    const { browser } = await payer(bank());
    const id = await transfer(savings.id, 100);

    expect((await browser.get('/orders')).json()).toEqual([]);
    expect(refusal(await browser.get(`/orders/${id}`))).toMatchObject({ status: 404, name: 'not-found' });
    expect(refusal(await browser.get('/orders/7'))).toMatchObject({ status: 422, paths: ['/id'] });
  });
});
