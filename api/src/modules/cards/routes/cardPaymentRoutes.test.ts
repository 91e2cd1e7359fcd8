import { randomUUID } from 'node:crypto';
import { createApi } from '../../../createApi.ts';
import { DAY } from '../../../kernel/bank/Bank.ts';
import { faultsOf } from '../../../ledger/proveBooks.ts';
import { asApi } from '../../../released/recording.ts';
import { addCustomer, PASSWORD } from '../../../testing/addCustomer.ts';
import { jobRun } from '../../../testing/jobRun.ts';
import { publishedBy } from '../../../testing/publishedBy.ts';
import { onEitherDatabase, type TestBank } from '../../../testing/TestBank.ts';
import { issueDueCards } from '../cards/issueCards.ts';
import { settleCardPayments } from '../payments/settle.ts';

async function holder(bank: TestBank) {
  const customer = await addCustomer(bank.owner, { accounts: [['Checking', 1000_00]] });
  await issueDueCards(bank.bank, jobRun());
  const browser = await bank.browser().signIn(customer.username, PASSWORD);
  const [{ id, ...card }] = (await browser.get('/cards')).json();
  const pay = async (wanted: object = {}) => {
    const order = {
      id: randomUUID(),
      cardId: id,
      merchant: 'Corner Bakery',
      merchantCode: '5462',
      amount: { minor: 12_50, currency: 'USD' },
      channel: 'chip',
      isAbroad: false,
      ...wanted,
    };
    const headers = { 'x-bank-request': '1', 'sec-fetch-site': 'same-origin' };
    const request = { method: 'POST', url: '/internal/card-payments', payload: order, headers } as const;
    return (await asApi(() => bank.api.inject(request))).json();
  };
  const account = customer.accounts[0]?.id ?? '';
  const details = async () => (await browser.get(`/accounts/${account}/details`)).json();
  const booked = async () => (await browser.get(`/transactions?account=${account}`)).json().items;
  const declined = async () =>
    (await browser.get('/activity')).json().filter(({ event }: { event: string }) => event === 'card-payment-declined');
  const control = (change: object) =>
    browser.patch(`/cards/${id}`, {
      spendingLimit: card.spendingLimit.minor,
      cashLimit: card.cashLimit.minor,
      ...change,
      channels: { ...card.channels, ...('channels' in change ? (change.channels as object) : {}) },
    });
  return { customer, browser, id, card, pay, details, booked, declined, control };
}

onEitherDatabase((bank) => {
  const settle = () => asApi(() => settleCardPayments(bank().bank, jobRun()));

  test('holds the money of an approved payment, and books it once the network settles', async () => {
    const { customer, browser, pay, details, booked } = await holder(bank());
    const id = randomUUID();

    expect(await pay({ id })).toEqual({ isApproved: true });
    expect(await pay({ id })).toEqual({ isApproved: true });
    await settle();
    expect(await details()).toMatchObject({
      available: { minor: 987_50 },
      pending: [{ description: 'Corner Bakery', amount: { minor: -12_50 } }],
    });

    bank().ahead = 2 * DAY;
    await Promise.all([settle(), settle()]);
    await settle();
    await browser.signIn(customer.username, PASSWORD);

    expect(await details()).toMatchObject({ available: { minor: 987_50 }, pending: [] });
    expect(await booked()).toMatchObject([
      { description: 'Corner Bakery', category: 'Groceries', amount: { minor: -12_50 } },
      {},
    ]);
    expect(await faultsOf(bank().bank.db)).toEqual([]);
  });

  test('tells the bank’s own systems what was approved and has settled', async () => {
    const { card, pay } = await holder(bank());
    const payment = randomUUID();

    const events = await publishedBy(bank(), async () => {
      await pay({ id: payment });
      await pay({ amount: { minor: 2000_00, currency: 'USD' } });
      bank().ahead = 2 * DAY;
      await settle();
    });

    expect(events.filter(([, details]) => !('payment' in details) || details.payment === payment)).toEqual([
      ['card-payment-approved', { payment, card: card.lastFour, minor: 12_50, currency: 'USD' }],
      ['card-payment-declined', { card: card.lastFour, reason: 'insufficient-funds', minor: 2000_00, currency: 'USD' }],
      ['card-payment-settled', { payment }],
    ]);
  });

  test('refuses the id of another payment, and holds nothing more', async () => {
    const { pay, details } = await holder(bank());
    const other = await holder(bank());
    const id = randomUUID();
    await pay({ id });

    const more = { amount: { minor: 900_00, currency: 'USD' } };
    const others = [more, { cardId: other.id }, { merchant: 'Elsewhere' }, { channel: 'online' }, { isAbroad: true }];
    for (const change of others) {
      expect(await pay({ id, ...change })).toMatchObject({ status: 422, type: '/problems/key-reused' });
    }

    expect(await details()).toMatchObject({ available: { minor: 987_50 } });
    expect(await other.details()).toMatchObject({ available: { minor: 1000_00 } });
  });

  test('takes one of two payments that are asked for at once under one id, on two cards', async () => {
    const [one, two] = [await holder(bank()), await holder(bank())];
    for (let turn = 0; turn < 10; turn += 1) {
      const id = randomUUID();
      const answers = await Promise.all(
        [one, two].map(({ pay }) => pay({ id, amount: { minor: 1, currency: 'USD' } })),
      );
      expect(answers).toContainEqual({ isApproved: true });
      expect(answers).toContainEqual(expect.objectContaining({ type: '/problems/key-reused' }));
    }
  });

  test('believes the card network alone where it has a secret', async () => {
    const { id: cardId } = await holder(bank());
    process.env.BANK_CARD_NETWORK_SECRET = 's'.repeat(32);
    const api = await createApi({ bank: bank().bank, hasOutboxPage: false });
    delete process.env.BANK_CARD_NETWORK_SECRET;
    const ask = async (authorization?: string) => {
      const payload = {
        id: randomUUID(),
        cardId,
        merchant: 'Corner Bakery',
        merchantCode: '5462',
        amount: { minor: 1, currency: 'USD' },
        channel: 'chip',
        isAbroad: false,
      };
      const headers = {
        'x-bank-request': '1',
        'sec-fetch-site': 'same-origin',
        ...(authorization && { authorization }),
      };
      return api.inject({ method: 'POST', url: '/internal/card-payments', payload, headers });
    };

    for (const wrong of [undefined, 'Bearer', `Bearer ${'x'.repeat(32)}`, 's'.repeat(32)]) {
      const { headers, json } = await ask(wrong);
      expect(json()).toMatchObject({ status: 401, type: '/problems/not-the-network' });
      expect(headers['www-authenticate']).toBe('Bearer');
    }
    expect((await ask(`Bearer ${'s'.repeat(32)}`)).json()).toEqual({ isApproved: true });
    await api.close();
  });

  test('releases what was not settled while it was held, and logs it once', async () => {
    const { pay } = await holder(bank());
    const [forgotten, late] = [randomUUID(), randomUUID()];
    await pay({ id: forgotten, merchant: 'Grand Hotel Deposit' });
    await pay({ id: late });
    bank().ahead = 31 * DAY;
    const logged: string[] = [];
    const run = () =>
      asApi(() =>
        settleCardPayments(
          bank().bank,
          jobRun((error) => logged.push((error as Error).message)),
        ),
      );

    await run();
    await run();

    for (const id of [forgotten, late]) expect(logged.filter((line) => line.includes(id))).toHaveLength(1);
    const states = bank().bank.db.selectFrom('card_payments').select('state').where('id', 'in', [forgotten, late]);
    expect(await states.execute()).toEqual([{ state: 'released' }, { state: 'released' }]);
    expect(await faultsOf(bank().bank.db)).toEqual([]);
  });

  test('books what a shop sells in the category that fits, and what fits none as a transfer', async () => {
    const { customer, browser, pay, booked } = await holder(bank());
    const codes = {
      5411: 'Groceries',
      5812: 'Dining',
      4814: 'Utilities',
      4829: 'Transfer',
      6011: 'Transfer',
      5732: 'Transfer',
    };
    for (const code of Object.keys(codes)) await pay({ merchantCode: code, merchant: `Shop ${code}` });
    bank().ahead = 2 * DAY;

    await settle();

    await browser.signIn(customer.username, PASSWORD);
    const items: { description: string; category: string }[] = await booked();
    const categories = new Map(items.map(({ description, category }) => [description, category]));
    for (const [code, category] of Object.entries(codes)) expect(categories.get(`Shop ${code}`)).toBe(category);
  });

  test('gives a deposit back that a shop lets go of', async () => {
    const { customer, browser, pay, details } = await holder(bank());
    await pay({ merchant: 'Grand Hotel Deposit' });
    bank().ahead = 2 * DAY;

    await settle();

    await browser.signIn(customer.username, PASSWORD);
    expect(await details()).toMatchObject({ available: { minor: 1000_00 }, pending: [] });
  });

  test('declines what the card may not do, says why, and tells the customer', async () => {
    const { customer, browser, id, card, pay, control, declined, details } = await holder(bank());
    const reasonOf = async (wanted: object) => (await pay(wanted)).reason;

    await browser.post(`/cards/${id}/freeze`);
    expect(await pay()).toEqual({ isApproved: false, reason: 'frozen' });
    const message = await bank().messageTo(customer.email);
    expect(message).toContain(`$12.50 to Corner Bakery with your card ending ${card.lastFour} was declined`);
    expect(message).toContain('the card is frozen.');
    await browser.post(`/cards/${id}/unfreeze`);

    for (const channel of ['online', 'contactless', 'cash']) {
      await control({ channels: { [channel]: false } });
      expect(await reasonOf({ channel })).toBe(channel);
    }
    await control({ channels: { abroad: false } });
    expect(await reasonOf({ isAbroad: true })).toBe('abroad');
    expect(await reasonOf({ amount: { minor: 1, currency: 'EUR' } })).toBe('currency');
    await control({ spendingLimit: 20_00, cashLimit: 5_00 });
    expect(await reasonOf({ channel: 'cash', amount: { minor: 5_01, currency: 'USD' } })).toBe('cash-limit');
    expect(await pay()).toEqual({ isApproved: true });
    expect(await reasonOf({})).toBe('spending-limit');
    await control({ spendingLimit: 5000_00 });
    expect(await reasonOf({ amount: { minor: 1000_00, currency: 'USD' } })).toBe('insufficient-funds');
    await browser.post(`/cards/${id}/report`, { reason: 'stolen' });
    expect(await reasonOf({})).toBe('blocked');

    expect(await declined()).toHaveLength(10);
    expect((await declined())[0]).toMatchObject({ details: { card: card.lastFour, reason: 'blocked' } });
    expect((await details()).pending).toHaveLength(1);
    const messages = bank().bank.db.selectFrom('outbox').select('subject').where('recipient', '=', customer.email);
    expect((await messages.execute()).filter(({ subject }) => subject.includes('declined'))).toHaveLength(1);
  });

  test('lists what was paid or tried, with the card that is replaced, the newest first, and to nobody else', async () => {
    const { customer, browser, id, card, pay, control } = await holder(bank());
    const other = await holder(bank());
    await pay({ merchant: 'Grand Hotel Deposit' });
    bank().ahead += 1000;
    await pay();
    bank().ahead += 2 * DAY;
    await settle();
    await browser.signIn(customer.username, PASSWORD);
    await control({ channels: { online: false } });
    await pay({ channel: 'online', merchant: 'Skyline' });
    const replacement = (await browser.post(`/cards/${id}/report`, { reason: 'stolen' })).json();
    bank().ahead += 1000;
    await pay({ cardId: replacement.id, merchant: 'Harbour Fuel' });

    const { lastFour } = card;
    const payments = (await browser.get(`/cards/${replacement.id}/payments`)).json();
    expect(payments).toMatchObject([
      { merchant: 'Harbour Fuel', state: 'pending', lastFour: replacement.lastFour },
      { merchant: 'Skyline', state: 'declined', reason: 'online', lastFour },
      { merchant: 'Corner Bakery', state: 'settled', amount: { minor: 12_50, currency: 'USD' }, lastFour },
      { merchant: 'Grand Hotel Deposit', state: 'released', lastFour },
    ]);
    expect(payments[0]).not.toHaveProperty('reason');
    expect((await browser.get(`/cards/${other.id}/payments`)).json()).toMatchObject({ status: 404 });
  });

  test('shares what is left of a limit among no two payments', async () => {
    const { pay, control } = await holder(bank());
    await control({ spendingLimit: 30_00 });

    const answers = await Promise.all(Array.from({ length: 5 }, () => pay()));

    expect(answers.filter(({ isApproved }) => isApproved)).toHaveLength(2);
  });
});
