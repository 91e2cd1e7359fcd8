import { randomUUID } from 'node:crypto';
import { DAY } from '../../../kernel/bank/Bank.ts';
import { addDays, dayAt } from '../../../kernel/bank/days.ts';
import { faultsOf } from '../../../ledger/proveBooks.ts';
import { asApi } from '../../../released/recording.ts';
import { addCustomer, PASSWORD } from '../../../testing/addCustomer.ts';
import { jobRun } from '../../../testing/jobRun.ts';
import { onEitherDatabase, type TestBank } from '../../../testing/TestBank.ts';
import { refusal, type TestBrowser } from '../../../testing/TestBrowser.ts';
import { payDue } from '../schedules/payDue.ts';
import { seedSchedules } from '../schedules/seedSchedules.ts';

const usd = (minor: number) => ({ minor, currency: 'USD' });
const inDays = (days: number) => dayAt(new Date(Date.now() + days * DAY));

async function payer(bank: TestBank) {
  const customer = await addCustomer(bank.owner, {
    accounts: [
      ['Checking', 10_000],
      ['Savings', 500],
    ],
  });
  const browser = await bank.browser().signIn(customer.username, PASSWORD);
  const [checking = '', savings = ''] = customer.accounts.map(({ id }) => id);
  const order = { fromAccountId: checking, to: savings, amount: usd(1000), memo: 'Save', firstOn: inDays(1) };
  const schedule = (wanted: object = {}, key: string = randomUUID()) =>
    browser.post('/schedules', { ...order, rhythm: 'weekly', ...wanted }, { 'idempotency-key': key });
  return { customer, browser, checking, savings, schedule };
}

const balances = async (browser: TestBrowser) =>
  (await browser.get('/accounts')).json().map(({ balance }: { balance: { minor: number } }) => balance.minor);

async function payOn(bank: TestBank, days: number, processes = 1): Promise<void> {
  bank.ahead = days * DAY;
  await Promise.all(Array.from({ length: processes }, () => asApi(() => payDue(bank.bank, jobRun()))));
}

/** Sessions end while the clock moves. */
async function later(bank: TestBank, { username }: { username: string }): Promise<TestBrowser> {
  return bank.browser().signIn(username, PASSWORD);
}

onEitherDatabase((bank) => {
  test('begins a demonstration with a standing order to savings', async () => {
    const { browser } = await payer(bank());

    await seedSchedules(bank().owner, new Date());

    const [standing, ...others] = (await browser.get('/schedules')).json();
    expect(others).toEqual([]);
    expect(standing).toMatchObject({ amount: usd(35_000), rhythm: 'fortnightly', isCancelled: false });
    expect(standing).toMatchObject({ from: { name: 'Checking' }, to: { name: 'Savings' } });
    expect(standing.upcoming[0]).toBe(addDays(dayAt(new Date()), 9));
  });

  test('pays each date once, whatever runs at once and however often', async () => {
    const { customer, schedule } = await payer(bank());
    const { id } = (await schedule()).json();

    await payOn(bank(), 0, 3);
    await payOn(bank(), 1, 3);
    await payOn(bank(), 1, 3);

    const browser = await later(bank(), customer);
    expect(await balances(browser)).toEqual([9000, 1500]);
    expect((await browser.get(`/schedules/${id}`)).json()).toMatchObject({
      upcoming: [inDays(8), inDays(15), inDays(22)],
      executions: [{ on: inDays(1), outcome: 'paid' }],
    });
    await payOn(bank(), 8, 3);
    expect(await balances(await later(bank(), customer))).toEqual([8000, 2500]);
    expect(await faultsOf(bank().bank.db)).toEqual([]);
  });

  test('pays once after an end between the payment and its record', async () => {
    const { customer, schedule } = await payer(bank());
    await schedule({ rhythm: 'once' });
    const now = jest.fn((): Date => {
      throw new Error('killed');
    });
    const tomorrow = new Date(Date.now() + DAY);
    now.mockReturnValueOnce(tomorrow).mockReturnValueOnce(tomorrow);
    const run = payDue(
      { ...bank().bank, now },
      jobRun(() => {}),
    );
    await expect(run).rejects.toThrow('killed');
    expect(await balances(await later(bank(), customer))).toEqual([10_000, 500]);

    await payOn(bank(), 1.01, 2);

    expect(await balances(await later(bank(), customer))).toEqual([9000, 1500]);
  });

  test('pays one after the other what was due while nothing ran', async () => {
    const { customer, schedule } = await payer(bank());
    const { id } = (await schedule()).json();

    for (let run = 0; run < 4; run += 1) await payOn(bank(), 20);

    const browser = await later(bank(), customer);
    expect(await balances(browser)).toEqual([7000, 3500]);
    expect((await browser.get(`/schedules/${id}`)).json().executions).toHaveLength(3);
  });

  test('keeps a date that could not be paid with its reason, and goes on with the next', async () => {
    const { customer, schedule, checking, savings } = await payer(bank());
    const { id } = (await schedule({ fromAccountId: savings, to: checking })).json();

    await payOn(bank(), 1);

    const browser = await later(bank(), customer);
    const failed = { on: inDays(1), outcome: 'failed', reason: 'insufficient-funds' };
    expect((await browser.get(`/schedules/${id}`)).json()).toMatchObject({
      upcoming: [inDays(8), inDays(15), inDays(22)],
      executions: [failed],
    });
    expect(await balances(browser)).toEqual([10_000, 500]);
    expect(await bank().messageTo(customer.email)).toContain('transfer of $10.00');
    expect(await faultsOf(bank().bank.db)).toEqual([]);
  });
});

onEitherDatabase((bank) => {
  test('schedules once per key, and refuses the key for another order', async () => {
    const { browser, schedule } = await payer(bank());
    const key = randomUUID();

    const answers = await Promise.all([schedule({}, key), schedule({}, key), schedule({}, key)]);
    const other = await schedule({ amount: usd(1) }, key);

    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(refusal(other)).toMatchObject({ status: 422, name: 'key-reused' });
    expect((await browser.get('/schedules')).json()).toEqual([answers[0]?.json()]);
    expect(answers[0]?.json()).toMatchObject({
      kind: 'internal',
      to: { name: 'Savings' },
      memo: 'Save',
      isCancelled: false,
    });
  });

  test('keeps what it refused under its key: the same words, also when it would be taken by then', async () => {
    const { customer, schedule, savings, checking } = await payer(bank());
    const key = randomUUID();
    const order = { firstOn: inDays(367) };
    const refused = await schedule(order, key);
    expect(refusal(refused)).toEqual({ status: 422, name: 'date-too-late', paths: ['/firstOn'] });

    bank().ahead = 5 * DAY;
    const browser = await later(bank(), customer);
    const send = (changed: object, under: string = key) => {
      const same = {
        fromAccountId: checking,
        to: savings,
        amount: usd(1000),
        memo: 'Save',
        rhythm: 'weekly',
        ...order,
      };
      return browser.post('/schedules', { ...same, ...changed }, { 'idempotency-key': under });
    };

    expect((await send({})).json()).toEqual(refused.json());
    expect(refusal(await send({ firstOn: inDays(6) }))).toMatchObject({ name: 'key-reused' });
    expect((await send({}, randomUUID())).statusCode).toBe(201);
    expect((await browser.get('/schedules')).json()).toHaveLength(1);
  });

  test('pays a payee of the book on the day, and nothing more once they are taken out of it', async () => {
    const { customer, browser, schedule } = await payer(bank());
    const other = await payer(bank());
    const payee = (
      await browser.post('/payees', { name: 'Ada', accountNumber: other.customer.accounts[0]?.number })
    ).json();
    const { id } = (await schedule({ to: payee.id })).json();

    await payOn(bank(), 1);
    const now = await later(bank(), customer);
    expect((await now.get('/orders')).json()).toMatchObject([{ kind: 'external', to: { name: 'Ada' } }]);
    await now.delete(`/payees/${payee.id}`);
    await payOn(bank(), 8);

    expect((await (await later(bank(), customer)).get(`/schedules/${id}`)).json()).toMatchObject({
      upcoming: [],
      isCancelled: true,
      executions: [{ outcome: 'paid' }],
    });
  });

  test.each([
    [{ firstOn: '2020-01-01' }, 'date-passed', '/firstOn'],
    [{ firstOn: '2027-02-29' }, 'invalid', '/firstOn'],
    [{ firstOn: '2999-01-01' }, 'date-too-late', '/firstOn'],
    [{ lastOn: '2020-01-01' }, 'ends-too-early', '/lastOn'],
    [{ lastOn: '2999-02-31' }, 'invalid', '/lastOn'],
    [{ to: randomUUID() }, 'unknown-payee', '/to'],
    [{ fromAccountId: randomUUID() }, 'not-your-account', '/fromAccountId'],
    [{ amount: { minor: 1, currency: 'EUR' } }, 'wrong-currency', '/amount'],
  ])('refuses %j', async (wrong, name, path) => {
    const { schedule } = await payer(bank());
    expect(refusal(await schedule(wrong))).toEqual({ status: 422, name, paths: [path] });
  });

  test('changes amount, next date and end, and counts from there', async () => {
    const { browser, schedule } = await payer(bank());
    const { id } = (await schedule()).json();
    const change = { amount: usd(2500), nextOn: inDays(3), lastOn: inDays(10) };

    expect((await browser.patch(`/schedules/${id}`, change)).json()).toMatchObject({
      amount: usd(2500),
      upcoming: [inDays(3), inDays(10)],
      lastOn: inDays(10),
    });
    expect((await browser.patch(`/schedules/${id}`, { lastOn: null })).json().upcoming).toHaveLength(3);
    expect(refusal(await browser.patch(`/schedules/${id}`, { nextOn: inDays(-2) })).paths).toEqual(['/nextOn']);
  });

  test('skips the next date, once however often it is asked for', async () => {
    const { browser, schedule } = await payer(bank());
    const { id, upcoming } = (await schedule()).json();
    const skip = () => browser.post(`/schedules/${id}/skip`, { on: upcoming[0] });

    const [first, second] = [await skip(), await skip()];

    expect(first.json()).toMatchObject({
      upcoming: [inDays(8), inDays(15), inDays(22)],
      executions: [{ outcome: 'skipped' }],
    });
    expect(second.body).toBe(first.body);
    expect(refusal(await browser.post(`/schedules/${id}/skip`, { on: inDays(20) })).paths).toEqual(['/on']);
    expect(refusal(await browser.patch(`/schedules/${id}`, { nextOn: upcoming[0] })).name).toBe('date-dealt-with');
  });

  test('cancels for good', async () => {
    const { customer, browser, schedule } = await payer(bank());
    const { id } = (await schedule()).json();

    expect((await browser.delete(`/schedules/${id}`)).statusCode).toBe(204);

    expect((await browser.delete(`/schedules/${id}`)).statusCode).toBe(404);
    expect((await browser.get('/schedules')).json()).toEqual([]);
    expect((await browser.get(`/schedules/${id}`)).json()).toMatchObject({ isCancelled: true, upcoming: [] });
    await payOn(bank(), 1);
    expect(await balances(await later(bank(), customer))).toEqual([10_000, 500]);
  });

  test('knows no schedule of somebody else', async () => {
    const { schedule } = await payer(bank());
    const stranger = await payer(bank());
    const { id, upcoming } = (await schedule()).json();

    for (const answer of [
      await stranger.browser.get(`/schedules/${id}`),
      await stranger.browser.patch(`/schedules/${id}`, { amount: usd(1) }),
      await stranger.browser.post(`/schedules/${id}/skip`, { on: upcoming[0] }),
      await stranger.browser.delete(`/schedules/${id}`),
    ]) {
      expect(answer.statusCode).toBe(404);
    }
    expect((await stranger.browser.get('/schedules')).json()).toEqual([]);
  });
});
