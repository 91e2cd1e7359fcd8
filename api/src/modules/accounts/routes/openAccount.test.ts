import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { faultsOf } from '../../../ledger/proveBooks.ts';
import type { AccountKind } from '../../../ledger/tables.ts';
import { addCustomer, bookEntry, PASSWORD } from '../../../testing/addCustomer.ts';
import { jobRun } from '../../../testing/jobRun.ts';
import { onEitherDatabase } from '../../../testing/TestBank.ts';
import { refusal, type TestBrowser } from '../../../testing/TestBrowser.ts';
import { issueDueCards } from '../../cards/cards/issueCards.ts';

const USD = (minor: number) => ({ minor, currency: 'USD' });
const open = (browser: TestBrowser, order: object, key: string = randomUUID()) =>
  browser.post('/accounts', order, { 'idempotency-key': key });

onEitherDatabase((bank) => {
  const signedIn = async (...accounts: [AccountKind, number][]) => {
    const customer = await addCustomer(bank().owner, { accounts });
    return {
      ...customer,
      first: customer.accounts[0]?.id ?? '',
      browser: await bank().browser().signIn(customer.username, PASSWORD),
    };
  };
  const listed = async (browser: TestBrowser): Promise<{ id: string; name: string }[]> =>
    (await browser.get('/accounts')).json();
  const ageOpenings = (id: string) =>
    sql`
    update account_openings set opened_at = opened_at - interval '1 day' where customer_id = ${id}`.execute(
      bank().owner,
    );

  test('opens savings with a first deposit, which both statements and the orders have', async () => {
    const { browser, email, first } = await signedIn(['Checking', 5000]);

    const answer = await open(browser, {
      type: 'Savings',
      name: ' Holidays ',
      deposit: { fromAccountId: first, amount: USD(2000) },
    });

    expect(answer.statusCode).toBe(201);
    const opened = answer.json();
    expect(opened).toMatchObject({ name: 'Holidays', type: 'Savings', status: 'Active', apy: 3.2 });
    expect(opened).toMatchObject({ balance: USD(2000), available: USD(2000) });
    expect(answer.headers.location).toBe(`/api/v1/accounts/${opened.id}/details`);
    expect(await listed(browser)).toEqual([expect.objectContaining({ balance: USD(3000) }), opened]);
    const { number } = (await browser.get(`/accounts/${opened.id}/number`)).json();
    expect(number).toMatch(new RegExp(`^4000\\d{4}${opened.lastFour}$`));
    const { items } = (await browser.get('/transactions?sort=newest')).json();
    expect(items).toContainEqual(expect.objectContaining({ description: 'To Holidays', amount: USD(-2000) }));
    expect(items).toContainEqual(expect.objectContaining({ description: 'From Checking', amount: USD(2000) }));
    const [order] = (await browser.get('/orders')).json();
    expect(order).toMatchObject({ kind: 'internal', amount: USD(2000), to: { name: 'Holidays' } });
    expect(await bank().messageTo(email)).toContain(`ending ${opened.lastFour} is open`);
    const events: { event: string }[] = (await browser.get('/activity')).json();
    expect(events.map(({ event }) => event)).toEqual(expect.arrayContaining(['account-opened', 'transfer']));
    expect(await faultsOf(bank().bank.db)).toEqual([]);
  });

  test('opens the first account of a newcomer, which gets its card and takes money', async () => {
    const { browser } = await signedIn();
    const payer = await signedIn(['Checking', 5000]);

    const opened = (await open(browser, { type: 'Checking' })).json();

    expect(opened).toMatchObject({ name: 'Checking', type: 'Checking', balance: USD(0) });
    expect(opened).not.toHaveProperty('apy');
    await issueDueCards(bank().bank, jobRun());
    expect((await browser.get('/cards')).json()).toEqual([expect.objectContaining({ accountId: opened.id })]);
    const { number } = (await browser.get(`/accounts/${opened.id}/number`)).json();
    const order = { fromAccountId: payer.first, to: number, amount: USD(100) };
    await payer.browser.post('/transfers', order, { 'idempotency-key': randomUUID() });
    expect(await listed(browser)).toEqual([{ ...opened, balance: USD(100), available: USD(100) }]);
  });

  test('opens one for a key, however often and at once it is sent, and pays its deposit once', async () => {
    const { browser, first } = await signedIn(['Checking', 5000]);
    const order = { type: 'Savings', deposit: { fromAccountId: first, amount: USD(3000) } };
    const key = randomUUID();

    const answers = await Promise.all([1, 2, 3].map(() => open(browser, order, key)));

    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect(answers.filter(({ headers }) => headers['idempotency-replayed'] === 'true')).toHaveLength(2);
    expect(await listed(browser)).toHaveLength(2);
    expect(refusal(await open(browser, { ...order, name: 'Another' }, key))).toMatchObject({ name: 'key-reused' });
  });

  test('opens nothing when the deposit is refused, and refuses the same again', async () => {
    const { browser, first, id } = await signedIn(['Checking', 5000], ['Loan', -100]);
    const other = await signedIn(['Checking', 5000]);
    const [, loan] = await listed(browser);
    const deposit = { fromAccountId: first, amount: USD(5001) };
    const key = randomUUID();
    const amount = { status: 422, name: 'insufficient-funds', paths: ['/deposit/amount'] };

    expect(refusal(await open(browser, { type: 'Savings', deposit }, key))).toEqual(amount);
    await bookEntry(bank().owner, first, 9000);
    expect(refusal(await open(browser, { type: 'Savings', deposit }, key))).toEqual(amount);
    for (const fromAccountId of [other.first, loan?.id, randomUUID()]) {
      const answer = await open(browser, { type: 'Savings', deposit: { fromAccountId, amount: USD(1) } });
      expect(refusal(answer)).toEqual({ status: 422, name: 'invalid', paths: ['/deposit/fromAccountId'] });
    }
    const euros = { fromAccountId: first, amount: { minor: 1, currency: 'EUR' } };
    expect(refusal(await open(browser, { type: 'Savings', deposit: euros })).paths).toEqual(['/deposit/amount']);

    expect(await listed(browser)).toHaveLength(2);
    const { rows } = await sql`select from account_openings where customer_id = ${id}`.execute(bank().owner);
    expect(rows).toEqual([]);
  });

  test('opens three a day and keeps ten, also of those that are asked for at once', async () => {
    const { browser, id } = await signedIn(['Credit Card', 0], ['Checking', 0]);
    const outcomes = async (orders: number) => {
      const answers = await Promise.all(Array.from({ length: orders }, () => open(browser, { type: 'Savings' })));
      return answers.map((answer) => (answer.statusCode === 201 ? 'opened' : refusal(answer).name)).toSorted();
    };

    expect(await outcomes(4)).toEqual(['enough-today', 'opened', 'opened', 'opened']);
    for (const day of [1, 2]) {
      await ageOpenings(id);
      expect([day, await outcomes(3)]).toEqual([day, ['opened', 'opened', 'opened']]);
    }
    await ageOpenings(id);
    expect(await outcomes(1)).toEqual(['enough-accounts']);
    expect(await listed(browser)).toHaveLength(11);
  });

  test('refuses cards, loans and names that are too long or empty', async () => {
    const { browser } = await signedIn();

    for (const order of [
      { type: 'Credit Card' },
      { type: 'Loan' },
      { type: 'Savings', name: 'x'.repeat(41) },
      { type: 'Savings', name: ' ' },
    ]) {
      expect((await open(browser, order)).statusCode).toBe(422);
    }
    expect(await listed(browser)).toEqual([]);
    await expect(
      sql`select open_own_account(${randomUUID()}, 'key', '', 'Loan', 'Loan', null)`.execute(bank().bank.db),
    ).rejects.toThrow('do not open accounts of the kind Loan');
  });

  test('says what customers can open, and what it yields', async () => {
    const { browser } = await signedIn();

    expect((await browser.get('/accounts/offers')).json()).toEqual([
      { type: 'Checking' },
      { type: 'Savings', apy: 3.2 },
    ]);
  });
});
