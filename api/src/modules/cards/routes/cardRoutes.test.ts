import { randomUUID } from 'node:crypto';
import { DAY } from '../../../kernel/bank/Bank.ts';
import { addCustomer, PASSWORD } from '../../../testing/addCustomer.ts';
import { jobRun } from '../../../testing/jobRun.ts';
import { onEitherDatabase, type TestBank } from '../../../testing/TestBank.ts';
import { refusal } from '../../../testing/TestBrowser.ts';
import { issueDueCards } from '../cards/issueCards.ts';

const channels = { online: true, contactless: false, abroad: false, cash: true };

async function holder(bank: TestBank) {
  const customer = await addCustomer(bank.owner, {
    accounts: [
      ['Checking', 0],
      ['Savings', 0],
      ['Credit Card', 0],
    ],
  });
  await issueDueCards(bank.bank, jobRun());
  const browser = await bank.browser().signIn(customer.username, PASSWORD);
  const [debit, credit] = (await browser.get('/cards')).json();
  const events = async () =>
    (await browser.get('/activity')).json().filter(({ event }: { event: string }) => event.startsWith('card-'));
  return { customer, browser, debit, credit, events };
}

onEitherDatabase((bank) => {
  test('issues a card for each account that has one, once', async () => {
    const { customer, browser, debit, credit } = await holder(bank());
    await issueDueCards(bank().bank, jobRun());

    expect((await browser.get('/cards')).json()).toEqual([debit, credit]);
    const { accounts } = customer;
    expect(debit).toMatchObject({ kind: 'debit', accountId: accounts[0]?.id, holder: 'Ada Stone', state: 'active' });
    expect(credit).toMatchObject({ kind: 'credit', accountId: accounts[2]?.id });
    expect(credit.lastFour).toBe(accounts[2]?.number.slice(-4));
    expect(debit.replaces ?? debit.arrivesBy).toBeUndefined();
  });

  test('freezes and unfreezes at once, and tells it once', async () => {
    const { browser, debit, credit, events } = await holder(bank());
    const path = `/cards/${debit.id}`;

    for (const _ of [1, 2]) {
      expect((await browser.post(`${path}/freeze`)).json()).toEqual({ ...debit, state: 'frozen' });
    }
    expect((await browser.get('/cards')).json()).toEqual([{ ...debit, state: 'frozen' }, credit]);
    for (const _ of [1, 2]) expect((await browser.post(`${path}/unfreeze`)).json()).toEqual(debit);

    expect(await events()).toMatchObject([
      { event: 'card-unfrozen', details: { card: debit.lastFour } },
      { event: 'card-frozen' },
    ]);
  });

  test('keeps limits within the card’s own, and channels', async () => {
    const { browser, debit, events } = await holder(bank());
    const change = (spendingLimit: number, cashLimit: number) =>
      browser.patch(`/cards/${debit.id}`, { spendingLimit, cashLimit, channels });

    expect((await change(debit.maxSpendingLimit.minor, 0)).json()).toMatchObject({
      spendingLimit: debit.maxSpendingLimit,
      cashLimit: { minor: 0, currency: 'USD' },
      channels,
    });
    expect(refusal(await change(debit.maxSpendingLimit.minor + 1, 0)).paths).toEqual(['/spendingLimit']);
    expect(refusal(await change(0, debit.maxCashLimit.minor + 1)).paths).toEqual(['/cashLimit']);
    expect(refusal(await change(-1, 0)).paths).toEqual(['/spendingLimit']);
    expect(await events()).toHaveLength(1);
  });

  test('blocks a reported card for good, and orders one that takes its place, once', async () => {
    const { customer, browser, debit, credit, events } = await holder(bank());
    await browser.patch(`/cards/${debit.id}`, { spendingLimit: 100, cashLimit: 0, channels });
    await browser.post(`/cards/${debit.id}/freeze`);
    const report = () => browser.post(`/cards/${debit.id}/report`, { reason: 'lost' });

    const replacement = (await report()).json();

    expect(replacement).toMatchObject({
      state: 'active',
      spendingLimit: { minor: 100 },
      channels,
      replaces: { lastFour: debit.lastFour, reason: 'lost' },
    });
    expect(replacement.lastFour).not.toBe(debit.lastFour);
    expect(Date.parse(replacement.arrivesBy)).toBeGreaterThan(Date.now());
    expect((await report()).json()).toEqual(replacement);
    expect((await browser.get('/cards')).json()).toEqual([replacement, credit]);
    expect(refusal(await browser.post(`/cards/${debit.id}/unfreeze`))).toMatchObject({
      status: 409,
      name: 'card-blocked',
    });
    expect(await events()).toMatchObject([{ event: 'card-reported' }, {}, {}]);
    expect(await bank().messageTo(customer.email)).toContain(replacement.lastFour);

    bank().ahead = 8 * DAY;
    await browser.signIn(customer.username, PASSWORD);
    const [arrived] = (await browser.get('/cards')).json();
    expect(arrived.arrivesBy).toBeUndefined();
  });

  test('has no card of another customer, and none for strangers', async () => {
    const { debit } = await holder(bank());
    const { browser } = await holder(bank());
    for (const id of [debit.id, randomUUID()]) {
      const answers = [
        await browser.post(`/cards/${id}/freeze`),
        await browser.post(`/cards/${id}/unfreeze`),
        await browser.patch(`/cards/${id}`, { spendingLimit: 0, cashLimit: 0, channels }),
        await browser.post(`/cards/${id}/report`, { reason: 'stolen' }),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    }
    expect((await bank().browser().get('/cards')).statusCode).toBe(401);
  });

  test('takes a limited number of changes', async () => {
    const { browser, debit } = await holder(bank());
    for (let count = 0; count < 10; count++) await browser.post(`/cards/${debit.id}/report`, { reason: 'lost' });

    expect(refusal(await browser.post(`/cards/${debit.id}/report`, { reason: 'lost' }))).toMatchObject({
      status: 429,
      name: 'too-many-attempts',
    });
  });
});
