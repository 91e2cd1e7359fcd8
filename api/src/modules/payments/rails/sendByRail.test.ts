import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { DAY, MINUTE } from '../../../kernel/bank/Bank.ts';
import { faultsOf } from '../../../ledger/proveBooks.ts';
import { asApi } from '../../../released/recording.ts';
import { addCustomer, PASSWORD } from '../../../testing/addCustomer.ts';
import { jobRun } from '../../../testing/jobRun.ts';
import { publishedBy } from '../../../testing/publishedBy.ts';
import { onEitherDatabase, onPostgres, type TestBank } from '../../../testing/TestBank.ts';
import { refusal } from '../../../testing/TestBrowser.ts';
import { waitForLocks } from '../../../testing/waitForLocks.ts';
import { railInUse } from './railInUse.ts';
import { sendByRail } from './sendByRail.ts';
import { simulator } from './simulator.ts';

const SETTLES = 'GB82 WEST 1234 5698 7654 32';
const DELAYED = 'GB17 WEST 1234 5698 7654 38';
const RETURNED = 'GB87 WEST 1234 5698 7654 39';
const MISTYPED = 'GB82 WEST 1234 5698 7654 33';

async function payer(bank: TestBank) {
  const customer = await addCustomer(bank.owner, { accounts: [['Checking', 100_000]] });
  const browser = bank.browser();
  await browser.signIn(customer.username, PASSWORD);
  const add = (accountNumber: string) => browser.post('/payees', { name: 'Noah Beck', accountNumber });
  const pay = async (accountNumber: string, minor = 1000) => {
    const payee = (await add(accountNumber)).json().id ?? (await browser.get('/payees')).json()[0].id;
    const order = { fromAccountId: customer.accounts[0]?.id, to: payee, amount: { minor, currency: 'USD' } };
    return browser.post('/transfers', order, { 'idempotency-key': randomUUID() });
  };
  const order = async () => (await browser.get('/orders')).json()[0];
  const balance = async () => (await browser.get('/accounts')).json()[0].balance.minor;
  return { customer, browser, add, pay, order, balance };
}

onEitherDatabase((bank) => {
  const run = (processes = 3) =>
    Promise.all(Array.from({ length: processes }, () => asApi(() => sendByRail(bank().bank, jobRun()))));

  test('is on its way until it has settled', async () => {
    const { pay, order, balance } = await payer(bank());
    await pay(SETTLES);
    expect(await order()).toMatchObject({
      kind: 'external',
      to: { name: 'Noah Beck', lastFour: '5432' },
      status: 'on-its-way',
    });
    expect(await balance()).toBe(99_000);

    await run();

    expect(await order()).toMatchObject({ status: 'completed' });
    expect(await balance()).toBe(99_000);
    expect(await faultsOf(bank().bank.db)).toEqual([]);
  });

  test('tells the bank’s own systems of each step, once', async () => {
    const { pay } = await payer(bank());
    const [{ id: settled }, { id: returned }] = [(await pay(SETTLES)).json(), (await pay(RETURNED)).json()];

    const events = await publishedBy(bank(), () => run());

    const ofPayment = (id: string) => events.filter(([, details]) => 'transfer' in details && details.transfer === id);
    expect(ofPayment(settled).map(([event]) => event)).toEqual(['payment-submitted', 'payment-settled']);
    expect(ofPayment(returned).map(([event]) => event)).toEqual(['payment-submitted', 'transfer-returned']);
  });

  test('gives the money back once when the payment returns, and says why', async () => {
    const { customer, pay, order, balance } = await payer(bank());
    await pay(RETURNED);

    await run();
    await run();

    expect(await order()).toMatchObject({ status: 'returned', returnReason: 'account-closed' });
    expect(await balance()).toBe(100_000);
    expect(await bank().messageTo(customer.email)).toContain('transfer of $10.00');
    expect(await faultsOf(bank().bank.db)).toEqual([]);
  });

  test('asks again for what takes its time', async () => {
    const { pay, order } = await payer(bank());
    await pay(DELAYED);
    await run();
    expect(await order()).toMatchObject({ status: 'on-its-way' });

    bank().ahead = 6 * MINUTE;
    await run();

    expect(await order()).toMatchObject({ status: 'completed' });
  });

  test('gives back once after an end at any step', async () => {
    const { pay, order, balance } = await payer(bank());
    await pay(RETURNED);
    for (let lasting = 0; lasting < 12; lasting += 1) {
      let calls = 0;
      const now = () => {
        if (calls++ === lasting) throw new Error('killed');
        return new Date(Date.now() + lasting * MINUTE);
      };
      await sendByRail(
        { ...bank().bank, now },
        jobRun(() => {}),
      ).catch(() => {});
      expect([99_000, 100_000]).toContain(await balance());
    }

    const now = () => new Date(Date.now() + 12 * MINUTE);
    await sendByRail({ ...bank().bank, now }, jobRun());

    expect(await order()).toMatchObject({ status: 'returned' });
    expect(await balance()).toBe(100_000);
    expect(await faultsOf(bank().bank.db)).toEqual([]);
  });

  test.each([
    `update rail_payments set amount = 50000000`,
    `update rail_payments set number = 'GB82WEST12345698765432'`,
    `update rail_payments set customer_id = customer_id, bic = 'BARCGB22'`,
    `delete from rail_payments`,
    `insert into rail_payments (transaction_id, customer_id, number, name, amount, currency, ordered_at)
      select transaction_id, customer_id, number, name, amount + 1, currency, ordered_at from rail_payments limit 1`,
    `update schedule_executions set outcome = 'skipped'`,
    `update wire_quotes set amount = 1`,
    `update card_payments set amount = 1`,
  ])('keeps the application from what was ordered: %s', async (statement) => {
    const { pay } = await payer(bank());
    await pay(SETTLES);
    const before = bank().owner.selectFrom('rail_payments').selectAll().orderBy('transaction_id');
    const rows = await before.execute();

    const attempt = sql.raw(statement).execute(bank().bank.db);

    await expect(attempt).rejects.toThrow(/permission denied|is not what was booked to leave/);
    expect(await before.execute()).toEqual(rows);
  });

  test('trusts for orders to come whom money reached, not whom it came back from', async () => {
    const [reached, missed] = [await payer(bank()), await payer(bank())];
    await reached.pay(SETTLES, 300_00);
    await missed.pay(RETURNED, 300_00);
    await run();

    bank().ahead = DAY + MINUTE;
    bank().bank.confirmAbove = 100_00n;
    for (const { browser, customer } of [reached, missed]) await browser.signIn(customer.username, PASSWORD);
    const paid = [await reached.pay(SETTLES, 300_00), await missed.pay(RETURNED, 300_00)];
    bank().bank.confirmAbove = null;

    expect(paid.map(({ statusCode }) => statusCode)).toEqual([201, 403]);
  });

  test('knows no name at another bank, takes no mistyped number, and limits what somebody new gets', async () => {
    const { browser, add, pay } = await payer(bank());
    const check = (accountNumber: string) => browser.post('/payees/name-check', { name: 'Noah Beck', accountNumber });

    expect((await check(SETTLES)).json()).toEqual({ outcome: 'unavailable' });
    expect(refusal(await check(MISTYPED))).toEqual({ status: 422, name: 'unknown-account', paths: ['/accountNumber'] });
    expect(refusal(await add(MISTYPED)).paths).toEqual(['/accountNumber']);
    expect((await pay(SETTLES, 30_000)).statusCode).toBe(201);
    expect(refusal(await pay(SETTLES, 20_001)).name).toBe('new-payee');
  });
});

onPostgres((bank) => {
  test('waits for a payment that another process only looks at, rather than pass it over', async () => {
    const { pay, order } = await payer(bank());
    await pay(SETTLES);
    const { eventsOf } = simulator;
    let sending: Promise<void> | undefined;
    await bank()
      .owner.transaction()
      .execute(async (other) => {
        jest.spyOn(simulator, 'eventsOf').mockImplementationOnce(async (payments, now) => {
          await sql`select from rail_payments for update`.execute(other);
          return eventsOf(payments, now);
        });
        sending = asApi(() => sendByRail(bank().bank, jobRun()));
        await Promise.race([sending, waitForLocks(bank(), 1)]);
      });
    await sending;

    expect(await order()).toMatchObject({ status: 'completed' });
  });
});

test('is what the deployment says, and none in production unless it does', () => {
  const iban = SETTLES.replaceAll(' ', '');
  expect(railInUse({}).reaches(iban)).toBe(true);
  expect(railInUse({ NODE_ENV: 'production' }).reaches(iban)).toBe(false);
  expect(railInUse({ NODE_ENV: 'production', BANK_RAIL: 'simulator' }).reaches(iban)).toBe(true);
  expect(() => railInUse({ BANK_RAIL: 'pigeon' })).toThrow('BANK_RAIL is "pigeon"');
});
