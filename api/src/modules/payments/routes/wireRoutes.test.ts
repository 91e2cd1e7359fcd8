import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { DAY, MINUTE } from '../../../kernel/bank/Bank.ts';
import { faultsOf } from '../../../ledger/proveBooks.ts';
import { addCustomer, PASSWORD } from '../../../testing/addCustomer.ts';
import { jobRun } from '../../../testing/jobRun.ts';
import { onEitherDatabase, type TestBank } from '../../../testing/TestBank.ts';
import { refusal, type TestBrowser } from '../../../testing/TestBrowser.ts';
import { sendByRail } from '../rails/sendByRail.ts';

interface Quote {
  id: string;
  amount: { minor: number; currency: string };
  debit: { minor: number; currency: string };
}

const usd = (minor: number) => ({ minor, currency: 'USD' });
const eur = (minor: number) => ({ minor, currency: 'EUR' });
const MONDAY_MORNING = Date.parse('2027-01-04T15:00:00Z');

async function payer(bank: TestBank) {
  const customer = await addCustomer(bank.owner, { accounts: [['Checking', 5000_00]] });
  const browser = await bank.browser().signIn(customer.username, PASSWORD);
  const request = {
    fromAccountId: customer.accounts[0]?.id,
    recipient: 'Anna Weber',
    bic: 'COBADEFF',
    accountNumber: 'DE89 3704 0044 0532 0130 00',
    amount: eur(400_00),
    memo: 'Invoice 7',
  };
  const quote = (change: object = {}) => browser.post('/wires/quotes', { ...request, ...change });
  return { customer, browser, request, quote };
}

const send = (browser: TestBrowser, { id, amount, debit }: Quote, key: string = randomUUID(), change: object = {}) =>
  browser.post('/wires', { quoteId: id, amount, debit, ...change }, { 'idempotency-key': key });

onEitherDatabase((bank) => {
  beforeEach(() => {
    bank().bank.confirmAbove = null;
    bank().ahead = MONDAY_MORNING - Date.now();
  });
  const balanceOf = async (number: string) => {
    const { rows } = await sql<{ sum: string }>`
      select coalesce(sum(amount), 0)::text as sum from entries join accounts on accounts.id = account_id
      where number = ${number}`.execute(bank().owner);
    return Number(rows[0]?.sum);
  };
  const _failed = (error: unknown) => {
    throw error;
  };

  test('quotes what a wire costs, what arrives, and when', async () => {
    const { quote } = await payer(bank());

    const answer = await quote();

    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      {
        id: expect.any(String),
        bank: 'Commerzbank',
        rate: '1.08450',
        amount: eur(400_00),
        cost: usd(433_80),
        fee: usd(25_00),
        debit: usd(458_80),
        sendsOn: '2027-01-04',
        arrivesOn: '2027-01-06',
        isNextDay: false,
        cutOff: '2027-01-04T22:00:00.000Z',
        validUntil: expect.stringMatching(/^2027-01-04T15:10:0/),
      },
    ]);
  });

  test.each(['amount=40000', 'debit=45880'])('says what a wire costs before there is one: %s', async (typed) => {
    const { browser } = await payer(bank());

    const answer = await browser.get(`/wires/prices?currency=EUR&${typed}`);

    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        amount: eur(400_00),
        rate: '1.08450',
        midMarketRate: '1.07910',
        cost: usd(433_80),
        fee: usd(25_00),
        debit: usd(458_80),
        sendsOn: '2027-01-04',
        arrivesOn: '2027-01-06',
        isNextDay: false,
      },
    ]);
  });

  test('prices nothing that the fee takes', async () => {
    const { browser } = await payer(bank());
    const below = { status: 422, name: 'below-the-fee', paths: ['/debit'] };
    expect(refusal(await browser.get('/wires/prices?currency=JPY&debit=2500'))).toEqual(below);
    expect(refusal(await browser.get('/wires/prices?currency=JPY'))).toEqual(below);
  });

  test.each([
    ['DE89 3704 0044 0532 0130 00', { bank: { bic: 'COBADEFF', name: 'Commerzbank' } }],
    ['DE89 3704 0044 0532 0130 01', {}],
    ['GB87 WEST 1234 5698 7654 39', {}],
    ['1234567', {}],
  ])('knows the bank of an IBAN: %s', async (accountNumber, found) => {
    const { browser } = await payer(bank());
    expect((await browser.post('/wires/banks', { accountNumber })).json()).toEqual(found);
  });

  test('books what was quoted: zero in each currency, the fee and the exchange on the bank’s own accounts', async () => {
    const { browser, quote } = await payer(bank());
    const before = await Promise.all(['FX-USD', 'FX-EUR', 'FEES-USD', 'RAIL-EUR'].map(balanceOf));
    const quoted = (await quote()).json();

    const key = randomUUID();
    const sent = await send(browser, quoted, key);

    expect(sent.statusCode).toBe(201);
    expect(sent.json()).toMatchObject({
      kind: 'wire',
      to: { name: 'Anna Weber', lastFour: '3000' },
      amount: eur(400_00),
      memo: 'Invoice 7',
      status: 'on-its-way',
      wire: { bank: 'Commerzbank', rate: '1.08450', fee: usd(25_00), debit: usd(458_80), arrivesOn: '2027-01-06' },
    });
    expect((await browser.get('/accounts')).json()[0].balance).toEqual(usd(5000_00 - 458_80));
    const after = await Promise.all(['FX-USD', 'FX-EUR', 'FEES-USD', 'RAIL-EUR'].map(balanceOf));
    expect(after.map((sum, position) => sum - (before[position] ?? 0))).toEqual([433_80, -400_00, 25_00, 400_00]);
    expect((await send(browser, quoted, key)).json()).toEqual(sent.json());
    expect(refusal(await send(browser, quoted)).name).toBe('unknown-quote');
    expect((await browser.get('/orders')).json()).toHaveLength(1);

    await sendByRail(bank().bank, jobRun());
    expect((await browser.get(`/orders/${sent.json().id}`)).json()).toMatchObject({ status: 'completed' });
    expect(await faultsOf(bank().bank.db)).toEqual([]);
  });

  test('gives back all that was paid when the other bank returns it', async () => {
    const { browser, quote } = await payer(bank());
    const quoted = (await quote({ bic: 'BARCGB22XXX', accountNumber: 'GB87 WEST 1234 5698 7654 39' })).json();
    const { id } = (await send(browser, quoted)).json();

    await sendByRail(bank().bank, jobRun());
    await sendByRail(bank().bank, jobRun());

    expect((await browser.get(`/orders/${id}`)).json()).toMatchObject({ status: 'returned' });
    expect((await browser.get('/accounts')).json()[0].balance).toEqual(usd(5000_00));
    expect(await faultsOf(bank().bank.db)).toEqual([]);
  });

  test('keeps whom wires went to, each account once and the last one first, but not whose bank sent one back', async () => {
    const { browser, quote } = await payer(bank());
    const recipients = async () => (await browser.get('/wires/recipients')).json();
    const pay = async (change: object) => {
      bank().ahead += MINUTE;
      await send(browser, (await quote({ amount: usd(10_00), ...change })).json());
    };
    await quote();
    expect(await recipients()).toEqual([]);

    await pay({ recipient: 'A. Weber' });
    await pay({ recipient: 'Closed', bic: 'BARCGB22', accountNumber: 'GB87 WEST 1234 5698 7654 39' });
    await pay({ recipient: 'Kenji', bic: 'BOTKJPJT', accountNumber: '1234567' });
    await pay({ bic: 'COBADEFFXXX', amount: eur(10_00) });
    await sendByRail(bank().bank, jobRun());
    await sendByRail(bank().bank, jobRun());

    const kenji = { recipient: 'Kenji', bic: 'BOTKJPJT', bank: 'MUFG Bank', accountNumber: '1234567', currency: 'USD' };
    const anna = { recipient: 'Anna Weber', bic: 'COBADEFFXXX', bank: 'Commerzbank', currency: 'EUR' };
    expect(await recipients()).toEqual([{ ...anna, accountNumber: 'DE89370400440532013000' }, kenji]);
    expect((await (await payer(bank())).browser.get('/wires/recipients')).json()).toEqual([]);
  });

  test('needs no exchange in dollars, and no IBAN where the country has none', async () => {
    const { browser, quote } = await payer(bank());
    const quoted = (await quote({ bic: 'BOTKJPJT', accountNumber: '1234 567', amount: usd(100_00) })).json();
    expect(quoted).toMatchObject({ rate: '1', cost: usd(100_00), debit: usd(125_00) });

    expect((await send(browser, quoted)).statusCode).toBe(201);
    expect(await faultsOf(bank().bank.db)).toEqual([]);
  });

  test.each([
    ['a bank that nobody knows', { bic: 'AAAADEFF' }, 'unknown-bank', '/bic'],
    ['a mistyped IBAN', { accountNumber: 'DE89370400440532013001' }, 'unknown-account', '/accountNumber'],
    ['an IBAN of another country', { bic: 'BARCGB22' }, 'bic-of-another-bank', '/bic'],
    ['an IBAN of another bank in the country', { bic: 'DEUTDEFF' }, 'bic-of-another-bank', '/bic'],
    ['an IBAN for a bank whose country has none', { bic: 'CHASUS33' }, 'bic-of-another-bank', '/bic'],
    ['more than there is, with the fee', { amount: usd(4975_01) }, 'insufficient-funds', '/amount'],
    ['more than somebody new gets on the first day', { amount: usd(475_01) }, 'new-payee', '/amount'],
    ['somebody else’s account', { fromAccountId: randomUUID() }, 'not-your-account', '/fromAccountId'],
    ['a currency without a rate', { amount: { minor: 1, currency: 'SEK' } }, 'invalid', '/amount/currency'],
  ])('says at the field why it does not quote %s', async (_, change, name, path) => {
    const { quote } = await payer(bank());
    expect(refusal(await quote(change))).toEqual({ status: 422, name, paths: [path] });
  });

  test('lets more go to whoever was paid more than a day ago, at the same bank', async () => {
    // The database's own clock says when something was booked.
    bank().ahead = 0;
    const { browser, customer, request, quote } = await payer(bank());
    const tokyo = { bic: 'BOTKJPJT', accountNumber: '1234567', amount: usd(400_00) };
    await send(browser, (await quote(tokyo)).json());
    const refused = await quote({ ...tokyo, amount: usd(76_00) });
    expect(refusal(refused).name).toBe('new-payee');
    expect(refused.json().limit).toEqual(usd(500_00));
    bank().ahead += DAY + MINUTE;
    const later = await bank().browser().signIn(customer.username, PASSWORD);
    const again = (change: object) => later.post('/wires/quotes', { ...request, ...change });

    expect((await again({ ...tokyo, amount: usd(2000_00) })).statusCode).toBe(201);
    const elsewhere = { ...tokyo, bic: 'CHASUS33', amount: usd(2000_00) };
    expect(refusal(await again(elsewhere)).name).toBe('new-payee');
  });

  test('takes a quote for ten minutes, and not past the cut-off of its day', async () => {
    const { browser, quote } = await payer(bank());
    const first = (await quote()).json();
    bank().ahead += 10 * MINUTE;
    await browser.post('/auth/refresh');
    expect(refusal(await send(browser, first))).toEqual({ status: 422, name: 'quote-expired', paths: ['/quoteId'] });

    bank().ahead = Date.parse('2027-01-04T21:55:00Z') - Date.now();
    const { customer, request } = await payer(bank());
    const evening = await bank().browser().signIn(customer.username, PASSWORD);
    const late = (await evening.post('/wires/quotes', request)).json();
    bank().ahead += 6 * MINUTE;
    const key = randomUUID();
    const refused = await send(evening, late, key);
    expect(refusal(refused).name).toBe('cut-off-passed');

    const next = (await evening.post('/wires/quotes', request)).json();
    expect(next).toMatchObject({ sendsOn: '2027-01-05', arrivesOn: '2027-01-07', isNextDay: true });
    expect((await send(evening, next)).statusCode).toBe(201);
    bank().ahead += 2 * DAY;
    const daysLater = await bank().browser().signIn(customer.username, PASSWORD);
    expect((await send(daysLater, late, key)).body).toBe(refused.body);
  });

  test('refuses what was changed after it was confirmed: what arrives, what is debited, the rate, the fee, the quote, the key', async () => {
    bank().bank.confirmAbove = 100_00n;
    const { browser, customer, quote } = await payer(bank());
    const quoted = (await quote()).json();
    const key = randomUUID();
    const asked = await send(browser, quoted, key);
    expect(refusal(asked)).toEqual({ status: 403, name: 'confirm-order' });
    const { stepUp } = asked.json();
    const { proof } = (await browser.post(`/step-ups/${stepUp}/options`)).json();
    const message = await bank().messageTo(customer.email);
    expect(message).toContain('€400.00 to the account ending 3000');
    const code = /is (\d{6})\./.exec(message)?.[1];
    expect((await browser.post(`/step-ups/${stepUp}`, { proof, code })).statusCode).toBe(204);

    const { id } = (await quote()).json();
    for (const change of [{ amount: eur(400_01) }, { debit: usd(458_79) }, { amount: usd(400_00) }]) {
      expect(refusal(await send(browser, quoted, randomUUID(), change)).name).toBe('unknown-quote');
    }
    expect(refusal(await send(browser, quoted, key, { quoteId: id })).name).toBe('confirm-order');
    expect(refusal(await send(browser, quoted, randomUUID())).name).toBe('confirm-order');
    for (const change of [{ rate: '1.08451' }, { fee: 24_99n, cost: 433_81n }, { memo: 'Invoice 8' }]) {
      const row = bank().owner.updateTable('wire_quotes').where('id', '=', quoted.id);
      await row.set(change).execute();
      expect(refusal(await send(browser, quoted, key)).name).toBe('confirm-order');
      await row.set({ rate: '1.08450', fee: 25_00n, cost: 433_80n, memo: 'Invoice 7' }).execute();
    }
    expect((await send(browser, quoted, key)).statusCode).toBe(201);
  });
});
