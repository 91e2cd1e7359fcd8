import { randomUUID } from 'node:crypto';
import { record } from '../../../kernel/audit/record.ts';
import { DAY, IDLE_LIMIT_MS, MINUTE } from '../../../kernel/bank/Bank.ts';
import { asApi } from '../../../released/recording.ts';
import { addCustomer, bookEntry, PASSWORD } from '../../../testing/addCustomer.ts';
import { jobRun } from '../../../testing/jobRun.ts';
import { onEitherDatabase } from '../../../testing/TestBank.ts';
import { refusal, type TestBrowser } from '../../../testing/TestBrowser.ts';
import { issueDueCards } from '../../cards/cards/issueCards.ts';
import { sweep } from '../alerts/sweep.ts';
import { mailAlerts } from '../mail/mailAlerts.ts';

interface Told {
  id: string;
  kind: string;
}

const usd = (minor: number) => ({ minor, currency: 'USD' });

onEitherDatabase((bank) => {
  async function customerOf(balance = 5000_00) {
    const customer = await addCustomer(bank().owner, {
      accounts: [
        ['Checking', balance],
        ['Savings', 0],
      ],
    });
    // What they begin with is no news here.
    await bank().owner.deleteFrom('alerts').where('customer_id', '=', customer.id).execute();
    const browser = await bank().browser().signIn(customer.username, PASSWORD);
    const [checking, savings] = customer.accounts;
    const send = (to: string | undefined, minor: number) =>
      browser.post(
        '/transfers',
        { fromAccountId: checking?.id, to, amount: usd(minor), memo: 'Rent' },
        { 'idempotency-key': randomUUID() },
      );
    return { ...customer, browser, checking, savings, send };
  }

  const alertsOf = async (browser: TestBrowser, query = '') => (await browser.get(`/alerts${query}`)).json();
  const kindsOf = async (browser: TestBrowser): Promise<string[]> =>
    (await alertsOf(browser)).map(({ kind }: Told) => kind);
  const unreadOf = async (browser: TestBrowser): Promise<number> => (await browser.get('/alerts/unread')).json().count;

  test('tells payer and payee of much money at once, and of a first sign-in, without full account numbers', async () => {
    const [payer, payee] = [await customerOf(), await customerOf()];

    await payer.send(payee.checking?.number, 500_00);

    const [out, signIn] = await alertsOf(payer.browser);
    expect(out).toEqual({
      id: expect.any(String),
      kind: 'money-out',
      at: expect.any(String),
      isRead: false,
      amount: usd(500_00),
      accountId: payer.checking?.id,
      lastFour: payer.checking?.number.slice(-4),
      description: expect.stringContaining('To account'),
      wording: { kind: 'to-account', lastFour: payee.checking?.number.slice(-4), memo: 'Rent' },
    });
    expect(signIn).toMatchObject({ kind: 'new-device', event: 'signed-in' });
    const [received] = await alertsOf(payee.browser);
    expect(received).toMatchObject({ kind: 'money-in', amount: usd(500_00), wording: { kind: 'from' } });
    const kept = await bank().bank.db.selectFrom('alerts').select('facts').execute();
    for (const number of [payer.checking?.number, payee.checking?.number])
      expect(JSON.stringify(kept)).not.toContain(number);
  });

  test('tells of nothing that was refused, that is small, or that moves between own accounts', async () => {
    const { browser, send, savings } = await customerOf(1000_00);
    const other = await customerOf();

    await send(other.checking?.number, 2000_00);
    await send(other.checking?.number, 499_99);
    await send(savings?.id, 400_00);

    expect(await kindsOf(browser)).toEqual(['new-device']);
  });

  test('tells once that a balance is low, until it was higher again', async () => {
    const { browser, send, savings, checking } = await customerOf(150_00);

    await send(savings?.id, 60_00);
    await send(savings?.id, 10_00);

    const [low, ...more] = await alertsOf(browser);
    expect(low).toMatchObject({ kind: 'low-balance', amount: usd(90_00), lastFour: checking?.number.slice(-4) });
    expect(more).toHaveLength(1);
  });

  test('tells of a card that was used, and of one that was declined', async () => {
    const { browser } = await customerOf(100_00);
    await issueDueCards(bank().bank, jobRun());
    const [card] = (await browser.get('/cards')).json();
    const pay = (minor: number) => {
      const order = { id: randomUUID(), cardId: card.id, merchant: 'Corner Bakery', merchantCode: '5462' };
      const payload = { ...order, amount: usd(minor), channel: 'chip', isAbroad: false };
      const headers = { 'x-bank-request': '1', 'sec-fetch-site': 'same-origin' };
      return asApi(() => bank().api.inject({ method: 'POST', url: '/internal/card-payments', payload, headers }));
    };

    await pay(12_50);
    await pay(900_00);

    const [declined, used] = await alertsOf(browser);
    expect(declined).toMatchObject({
      kind: 'card-declined',
      lastFour: card.lastFour,
      reason: 'insufficient-funds',
      amount: usd(900_00),
    });
    expect(used).toMatchObject({ kind: 'card-used', description: 'Corner Bakery', amount: usd(12_50) });
    expect(used).not.toHaveProperty('wording');
  });

  test('lists page after page, by kind, and none of somebody else', async () => {
    const { browser, id } = await customerOf();
    const { browser: other } = await customerOf();
    const facts = JSON.stringify({ event: 'password-changed' });
    const at = new Date();
    const row = { customer_id: id, kind: 'security' as const, at, in_bank: true, facts: facts as never };
    await bank()
      .owner.insertInto('alerts')
      .values(Array.from({ length: 30 }, () => row))
      .execute();

    const first: Told[] = await alertsOf(browser, '?kind=security');
    const rest: Told[] = await alertsOf(browser, `?kind=security&before=${first.at(-1)?.id}`);

    expect([first.length, rest.length]).toEqual([25, 5]);
    expect(new Set([...first, ...rest].map((one) => one.id)).size).toBe(30);
    expect(await alertsOf(browser, '?kind=card-used')).toEqual([]);
    expect(await alertsOf(other, `?before=${first[0]?.id}`)).toEqual([]);
  });

  test('counts what is unread, and marks as read what the customer has seen', async () => {
    const { browser, send } = await customerOf();
    const other = await customerOf();
    const [seen] = await alertsOf(browser);
    await send(other.checking?.number, 500_00);
    expect(await unreadOf(browser)).toBe(2);

    expect((await browser.post('/alerts/read', { upTo: seen.id })).json()).toEqual({ count: 1 });

    expect((await alertsOf(browser)).map(({ isRead }: { isRead: boolean }) => isRead)).toEqual([false, true]);
    expect(refusal(await other.browser.post('/alerts/read', { upTo: seen.id }))).toMatchObject({ status: 404 });
    expect(await unreadOf(other.browser)).toBe(2);
  });

  test('counting keeps no session from ending', async () => {
    const { browser } = await customerOf();
    await browser.get('/alerts');
    for (let asked = 1; asked <= 4; asked += 1) {
      bank().ahead = asked * 2 * MINUTE;
      expect((await browser.get('/alerts/unread')).statusCode).toBe(200);
    }
    const { last_seen_at } = await bank()
      .bank.db.selectFrom('sessions')
      .select('last_seen_at')
      .orderBy('started_at', 'desc')
      .executeTakeFirstOrThrow();

    expect(bank().bank.now().getTime() - last_seen_at.getTime()).toBeGreaterThan(7 * MINUTE);
    expect(IDLE_LIMIT_MS).toBeGreaterThan(8 * MINUTE);
  });

  test('tells as the customer has chosen, from their amount on, and says in their activity that they chose', async () => {
    const { browser, send, email } = await customerOf();
    const other = await customerOf();
    const chosen = { inBank: false, byMail: true, amount: 20_00 };

    expect((await browser.put('/alerts/choices/money-out', chosen)).json()).toEqual({
      kind: 'money-out',
      inBank: false,
      byMail: true,
      isAlwaysMailed: false,
      amount: usd(20_00),
    });
    await send(other.checking?.number, 25_00);
    await mailAlerts(bank().bank, jobRun());

    expect(await bank().messageTo(email)).toContain('$25.00 left your account');
    expect(await kindsOf(browser)).toEqual(['new-device']);
    expect(await bank().bank.db.selectFrom('alert_mails').selectAll().execute()).toEqual([]);
    const [event] = (await browser.get('/activity')).json().slice(1);
    expect(event).toMatchObject({ event: 'alerts-changed', details: { kind: 'money-out' } });
  });

  test('offers every kind, and takes no amount where none decides', async () => {
    const { browser } = await customerOf();

    await browser.put('/alerts/choices/security', { inBank: false, byMail: false, amount: 5 });

    const choices = (await browser.get('/alerts/choices')).json();
    expect(choices).toHaveLength(8);
    expect(choices.at(-1)).toEqual({ kind: 'security', inBank: false, byMail: true, isAlwaysMailed: true });
    expect(choices[0]).toMatchObject({ kind: 'money-in', amount: usd(500_00) });
  });

  test('is silent about what was booked long ago, and forgets after a year', async () => {
    const { browser, checking } = await customerOf(0);
    await bookEntry(bank().owner, checking?.id ?? '', 900_00, { time: new Date(Date.now() - DAY) });
    expect(await kindsOf(browser)).toEqual(['new-device']);

    bank().ahead = 366 * DAY;
    await sweep(bank().bank, jobRun());

    expect(await bank().bank.db.selectFrom('alerts').selectAll().execute()).toEqual([]);
  });

  test('forgets whoever leaves, and tells them of nothing from then on', async () => {
    const { id, username } = await addCustomer(bank().owner);
    const browser = await bank().browser().signIn(username, PASSWORD);
    await browser.put('/alerts/choices/security', { inBank: true, byMail: true });
    expect(await kindsOf(browser)).toEqual(['new-device']);

    expect((await browser.delete('/profile')).statusCode).toBe(204);
    await record(bank().bank.db, new Date(), id, { event: 'card-payment-declined', details: { card: '4821' } });

    for (const table of ['alerts', 'alert_choices'] as const)
      expect(await bank().owner.selectFrom(table).select('kind').where('customer_id', '=', id).execute()).toEqual([]);
  });
});
