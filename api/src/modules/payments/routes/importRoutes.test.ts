import { randomUUID } from 'node:crypto';
import { DAY } from '../../../kernel/bank/Bank.ts';
import { dayAt } from '../../../kernel/bank/days.ts';
import { faultsOf } from '../../../ledger/proveBooks.ts';
import { asApi } from '../../../released/recording.ts';
import { addCustomer, bookEntry, PASSWORD } from '../../../testing/addCustomer.ts';
import { jobRun } from '../../../testing/jobRun.ts';
import { onEitherDatabase, onPostgres, type TestBank } from '../../../testing/TestBank.ts';
import { refusal } from '../../../testing/TestBrowser.ts';
import { waitForLocks } from '../../../testing/waitForLocks.ts';
import { payDue } from '../schedules/payDue.ts';

const IBAN = 'GB82 WEST 1234 5698 7654 32';
const usd = (minor: number) => ({ minor, currency: 'USD' });

async function payer(bank: TestBank) {
  const customer = await addCustomer(bank.owner, { accounts: [['Checking', 2000_00]] });
  const other = await addCustomer(bank.owner, { accounts: [['Checking', 0]] });
  const browser = await bank.browser().signIn(customer.username, PASSWORD);
  const from = customer.accounts[0];
  const rent = {
    name: 'Ada Stone',
    accountNumber: other.accounts[0]?.number ?? '',
    amount: usd(300_00),
    reference: 'Rent 11/2026',
  };
  const invoice = { name: 'Noah Beck', accountNumber: IBAN, amount: usd(50_00), reference: 'Invoice 7' };
  const list = (...payments: object[]) => ({ fromAccountId: from?.id, payments });
  const check = (...payments: object[]) => browser.post('/imports/checks', list(...payments));
  const pay = (...payments: object[]) => browser.post('/imports', list(...payments));
  const payUnder = (key: string, ...payments: object[]) =>
    browser.post('/imports', list(...payments), { 'idempotency-key': key });
  const balance = async () => (await browser.get('/accounts')).json()[0].balance.minor;
  return { customer, browser, from, rent, invoice, check, pay, payUnder, balance };
}

onEitherDatabase((bank) => {
  beforeEach(() => {
    bank().bank.confirmAbove = null;
  });
  const outcomesOf = (answer: { json: () => { payments: { outcome: string }[] } }) =>
    answer.json().payments.map(({ outcome }) => outcome);

  test('pays each line of a file, at this bank and at another, and the same file once', async () => {
    const { rent, invoice, check, pay, balance, browser } = await payer(bank());
    expect(outcomesOf(await check(rent, invoice))).toEqual(['payable', 'payable']);

    const paid = await pay(rent, invoice);

    expect(paid.statusCode).toBe(200);
    expect(await balance()).toBe(1650_00);
    const orders = (await browser.get('/orders')).json();
    expect(orders.map(({ memo }: { memo: string }) => memo).toSorted()).toEqual(['Invoice 7', 'Rent 11/2026']);
    const again = (await pay(rent, invoice)).json().payments;
    expect(again).toEqual(paid.json().payments.map((payment: object) => ({ ...payment, isRepeated: true })));
    const checked = (await check(rent, { ...rent, reference: 'Rent 12/2026', amount: usd(1_00) })).json().payments;
    expect(checked).toEqual([{ outcome: 'paid-before', paidOn: expect.any(String) }, { outcome: 'payable' }]);
    expect(await balance()).toBe(1650_00);
    expect(await faultsOf(bank().bank.db)).toEqual([]);
  });

  test('pays a file once that is sent many times at once', async () => {
    const { rent, invoice, pay, balance } = await payer(bank());

    await Promise.all(Array.from({ length: 4 }, () => pay(rent, invoice)));

    expect(await balance()).toBe(1650_00);
  });

  test('says of each line what is wrong with it, and pays none when one is refused', async () => {
    const { rent, invoice, from, check, pay, balance } = await payer(bank());
    const wrongs = [
      { ...rent, name: 'Somebody Else' },
      { ...rent, accountNumber: '999999999999' },
      { ...invoice, accountNumber: 'GB82 WEST 1234 5698 7654 33' },
      { ...rent, accountNumber: from?.number },
      { ...invoice, amount: { minor: 100, currency: 'EUR' } },
      { ...invoice, amount: usd(500_01) },
    ];
    const names = ['no-match', 'unknown-payee', 'unknown-payee', 'own-account', 'wrong-currency', 'new-payee'];
    expect(outcomesOf(await check(...wrongs, invoice))).toEqual([...names, 'payable']);

    for (const [index, wrong] of wrongs.entries()) {
      expect(refusal(await pay(invoice, wrong))).toEqual({ status: 422, name: names[index], paths: ['/payments/1'] });
    }
    expect((await check({ ...rent, name: 'Stone' })).json().payments).toEqual([
      { outcome: 'payable', name: 'Ada Stone' },
    ]);
    expect(await balance()).toBe(2000_00);
  });

  test('adds up what goes to somebody new, and what the account has to pay in all', async () => {
    const { rent, invoice, check, pay, balance, from, browser } = await payer(bank());
    const second = { ...rent, reference: 'Deposit' };
    expect(outcomesOf(await check(rent, second))).toEqual(['payable', 'new-payee']);
    expect(refusal(await pay(rent, second)).name).toBe('new-payee');

    await browser.post(
      '/transfers',
      { fromAccountId: from?.id, to: rent.accountNumber, amount: usd(1) },
      {
        'idempotency-key': randomUUID(),
      },
    );
    const many = Array.from({ length: 5 }, (_, index) => ({
      ...invoice,
      reference: `No. ${index}`,
      amount: usd(1_00),
    }));
    expect((await pay(...many)).statusCode).toBe(200);
    expect(await balance()).toBe(2000_00 - 1 - 5_00);
  });

  test('needs enough for all, and keeps what it refused under its key, also when there is enough by then', async () => {
    const { check, pay, payUnder, balance, from, rent } = await payer(bank());
    const ibans = [
      'GB82WEST12345698765432',
      'DE89370400440532013000',
      'FR1420041010050500013M02606',
      'NL91ABNA0417164300',
    ];
    const others = [...ibans, 'ES9121000418450200051332'];
    const many = others.map((accountNumber) => ({
      name: 'Noah Beck',
      accountNumber,
      amount: usd(450_00),
      reference: 'Fee',
    }));
    expect(refusal(await check(...many))).toEqual({ status: 422, name: 'insufficient-funds', paths: ['/amount'] });
    const key = randomUUID();
    const refused = await payUnder(key, ...many);
    expect(refusal(refused)).toEqual({ status: 422, name: 'insufficient-funds', paths: ['/payments/4'] });
    expect(await balance()).toBe(2000_00);

    await bookEntry(bank().owner, from?.id ?? '', 1000_00);

    expect((await payUnder(key, ...many)).json()).toEqual(refused.json());
    expect(refusal(await payUnder(key, rent)).name).toBe('key-reused');
    expect(await balance()).toBe(3000_00);
    expect((await pay(...many)).statusCode).toBe(200);
  });

  type Payer = Awaited<ReturnType<typeof payer>>;

  /** @returns what the mail says of it */
  async function confirm({ browser, customer }: Payer, asked: Awaited<ReturnType<Payer['pay']>>): Promise<string> {
    expect(refusal(asked)).toEqual({ status: 403, name: 'confirm-order' });
    const { stepUp } = asked.json();
    const { proof } = (await browser.post(`/step-ups/${stepUp}/options`)).json();
    const message = await bank().messageTo(customer.email);
    const code = /is (\d{6})\./.exec(message)?.[1];
    expect((await browser.post(`/step-ups/${stepUp}`, { proof, code })).statusCode).toBe(204);
    return message;
  }

  test('is confirmed once for the whole list, and refused when a line was changed by one minor unit or added', async () => {
    bank().bank.confirmAbove = 100_00n;
    const order = await payer(bank());
    const { rent, invoice, payUnder, balance } = order;
    const key = randomUUID();
    const message = await confirm(order, await payUnder(key, rent, invoice));
    expect(message).toContain(`$350.00 to the account ending ${rent.accountNumber.slice(-4)}, 5432`);

    const lists = [
      [rent, { ...invoice, amount: usd(50_01) }],
      [rent, { ...invoice, reference: 'Other' }],
      [rent, { ...invoice, name: 'Noah Becker' }],
      [rent],
      [invoice, rent],
    ];
    for (const list of lists) expect(refusal(await payUnder(key, ...list)).name).toBe('confirm-order');
    expect(await balance()).toBe(2000_00);
    expect((await payUnder(key, rent, invoice)).statusCode).toBe(200);
    expect(await balance()).toBe(1650_00);
  });

  test('is paid under the key that it was confirmed with, and under no other or none', async () => {
    bank().bank.confirmAbove = 100_00n;
    const order = await payer(bank());
    const { rent, invoice, pay, payUnder, balance } = order;
    const key = randomUUID();
    await confirm(order, await payUnder(key, rent, invoice));

    expect(refusal(await payUnder(randomUUID(), rent, invoice)).name).toBe('confirm-order');
    expect(refusal(await pay(rent, invoice)).name).toBe('confirm-order');
    expect(await balance()).toBe(2000_00);
    expect((await payUnder(key, rent, invoice)).statusCode).toBe(200);
  });

  test('is confirmed without a key by pages that send none', async () => {
    bank().bank.confirmAbove = 100_00n;
    const order = await payer(bank());
    const { rent, pay, payUnder, balance } = order;
    await confirm(order, await pay(rent));

    expect(refusal(await payUnder(randomUUID(), rent)).name).toBe('confirm-order');
    expect((await pay(rent)).statusCode).toBe(200);
    expect(await balance()).toBe(1700_00);
  });

  test('does not tell many account numbers apart', async () => {
    const { rent, check } = await payer(bank());
    const guesses = Array.from({ length: 21 }, (_, index) => ({ ...rent, accountNumber: `${700000000000 + index}` }));
    expect(refusal(await check(...guesses)).name).toBe('too-many-attempts');
  });
});

onPostgres((bank) => {
  /** Both have looked at what was sent before, as far as they get, before either books. */
  async function atOnce<T>(accountId: string, orders: readonly (() => PromiseLike<T>)[]): Promise<T[]> {
    const sent: Promise<T>[] = [];
    await bank()
      .owner.transaction()
      .execute(async (trx) => {
        await trx.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
        for (const order of orders) {
          sent.push(Promise.resolve(order()));
          await waitForLocks(bank(), sent.length);
        }
      });
    return Promise.all(sent);
  }

  test('counts each of a transfer and a file at once, so that together they need a confirmation', async () => {
    bank().bank.confirmAbove = 100_00n;
    const { browser, from, rent, pay, balance } = await payer(bank());
    const order = { fromAccountId: from?.id, to: rent.accountNumber, amount: usd(60_00) };
    const transfer = () => browser.post('/transfers', order, { 'idempotency-key': randomUUID() });
    const file = () => pay({ ...rent, amount: usd(60_00) });

    const [first, second] = await atOnce(from?.id ?? '', [transfer, file]);

    expect(first?.statusCode).toBe(201);
    expect(second && refusal(second).name).toBe('confirm-order');
    expect(await balance()).toBe(1940_00);
  });

  test('pays somebody new no more on the first day by a file and a scheduled payment at once', async () => {
    bank().bank.confirmAbove = null;
    const { browser, from, rent, pay, balance } = await payer(bank());
    const payee = await browser.post('/payees', { name: rent.name, accountNumber: rent.accountNumber });
    const schedule = { rhythm: 'weekly', firstOn: dayAt(new Date(Date.now() + DAY)), memo: 'Rent' };
    const order = { fromAccountId: from?.id, to: payee.json().id, amount: usd(300_00), ...schedule };
    expect((await browser.post('/schedules', order, { 'idempotency-key': randomUUID() })).statusCode).toBe(201);
    const today = dayAt(new Date());
    await bank().owner.updateTable('schedules').set({ first_on: today, next_on: today }).execute();

    await atOnce<unknown>(from?.id ?? '', [() => pay(rent), () => asApi(() => payDue(bank().bank, jobRun()))]);

    expect(await balance()).toBe(1700_00);
  });
});
