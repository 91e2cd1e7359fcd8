import { MINUTE } from '../../../kernel/bank/Bank.ts';
import { addDays, dayAt } from '../../../kernel/bank/days.ts';
import { addMonths, monthOf, startOf } from '../../../kernel/bank/months.ts';
import { placeHold } from '../../../ledger/holds.ts';
import { addCustomer, bookEntry, PASSWORD } from '../../../testing/addCustomer.ts';
import { onEitherDatabase } from '../../../testing/TestBank.ts';
import { refusal, type TestBrowser } from '../../../testing/TestBrowser.ts';
import { seedRepayments } from '../seedRepayments.ts';

const NOW = new Date();
const CURRENT = monthOf(NOW);
const LAST = addMonths(CURRENT, -1);
const DAY = 86_400_000;
/** The noon of a day of a month. */
const noon = (month: string, day: number) => new Date(startOf(month).getTime() + (day - 1) * DAY + DAY / 2);
const usd = (minor: number) => ({ minor, currency: 'USD' });

onEitherDatabase((bank) => {
  let browser: TestBrowser;
  let id: string;
  let stranger: TestBrowser;
  beforeAll(async () => {
    const { owner: db } = bank();
    const customer = await addCustomer(db, { accounts: [['Checking', 0]] });
    id = customer.accounts[0]?.id ?? '';
    const movements: [number, string, Date][] = [
      [100_000, 'Salary', noon(addMonths(LAST, -1), 20)],
      [-2_500, 'Bakery', noon(LAST, 1)],
      [-7_500, 'Rent', noon(LAST, 3)],
      [1_000, 'Interest paid', noon(LAST, 3)],
    ];
    for (const [amount, description, time] of movements)
      await bookEntry(db, id, amount, { description, time, source: 'bank' });
    browser = await bank().browser().signIn(customer.username, PASSWORD);
    stranger = await bank()
      .browser()
      .signIn((await addCustomer(db)).username, PASSWORD);
  });

  const get = async (part: string) => (await browser.get(`/accounts/${id}/${part}`)).json();

  test('has a statement of each whole month, whose opening and entries make its closing', async () => {
    expect(await get('statements')).toEqual([LAST, addMonths(LAST, -1)]);
    const { entries, ...sums } = await get(`statements/${LAST}`);

    expect(sums).toEqual({
      month: LAST,
      opening: usd(100_000),
      received: usd(1_000),
      spent: usd(-10_000),
      closing: usd(91_000),
    });
    expect(entries.map(({ description }: { description: string }) => description)).toEqual([
      'Bakery',
      'Rent',
      'Interest paid',
    ]);
    expect(entries.at(-1)).toMatchObject({ wording: { kind: 'interest' }, balance: usd(91_000) });
  });

  test.each([
    ['2025-03', 'clocks go forward in it'],
    ['2025-11', 'clocks go back in it'],
    ['2024-02', 'it has a leap day'],
  ])('the statement of %s, when %s, begins and ends with the bank’s days', async (month) => {
    const { owner: db } = bank();
    const { username, accounts } = await addCustomer(db, { accounts: [['Checking', 0]] });
    const account = accounts[0]?.id ?? '';
    const [first, next] = [startOf(month), startOf(addMonths(month, 1))];
    const times = {
      before: first.getTime() - 1,
      first: first.getTime(),
      last: next.getTime() - 1,
      after: next.getTime(),
    };
    for (const [description, time] of Object.entries(times)) {
      await bookEntry(db, account, 100, { description, time: new Date(time) });
    }
    const reader = await bank().browser().signIn(username, PASSWORD);

    const { opening, closing, entries } = (await reader.get(`/accounts/${account}/statements/${month}`)).json();

    expect([opening, closing]).toEqual([usd(100), usd(300)]);
    const lastDay = addDays(`${addMonths(month, 1)}-01`, -1);
    expect(entries).toMatchObject([
      { description: 'first', date: `${month}-01` },
      { description: 'last', date: lastDay },
    ]);
    const { items } = (await reader.get('/transactions?sort=oldest')).json();
    expect(items.map(({ date }: { date: string }) => date)).toEqual([
      ...[addDays(`${month}-01`, -1), `${month}-01`],
      ...[lastDay, `${addMonths(month, 1)}-01`],
    ]);
  });

  test('a month is over, and a card due in the next one, when it is so at the bank', async () => {
    const { owner: db } = bank();
    const { username, accounts } = await addCustomer(db, { accounts: [['Credit Card', 0]] });
    const account = accounts[0]?.id ?? '';
    await bookEntry(db, account, -80_000, { time: noon(LAST, 3) });
    await bookEntry(db, account, -100, { time: startOf(CURRENT) });
    const next = addMonths(CURRENT, 1);
    const dueAt = async (time: number) => {
      bank().ahead = time - Date.now();
      const reader = await bank().browser().signIn(username, PASSWORD);
      const months = (await reader.get(`/accounts/${account}/statements`)).json();
      return [months[0], (await reader.get(`/accounts/${account}/details`)).json().due.date];
    };

    const end = startOf(next).getTime();
    expect(await dueAt(end - MINUTE)).toEqual([LAST, `${CURRENT}-25`]);
    expect(await dueAt(end + MINUTE)).toEqual([CURRENT, `${next}-25`]);
  });

  test('carries the balance over a month in which nothing was booked', async () => {
    const quiet = addMonths(LAST, -2);

    expect(await get(`statements/${quiet}`)).toMatchObject({ opening: usd(0), closing: usd(0), entries: [] });
  });

  test('makes no statement before the month is over', async () => {
    for (const month of [CURRENT, addMonths(CURRENT, 1)]) {
      const answer = await browser.get(`/accounts/${id}/statements/${month}`);
      expect(refusal(answer)).toMatchObject({ status: 404, name: 'not-found' });
    }
  });

  test('tells the balance of each day on which something was booked', async () => {
    const balances = (await get('balances')) as { date: string; balance: object }[];

    expect(balances.at(-1)).toEqual({ date: `${LAST}-03`, balance: usd(91_000) });
    expect(balances.at(-2)).toEqual({ date: `${LAST}-01`, balance: usd(97_500) });
  });

  test('tells balances of as many days back as are asked for', async () => {
    const firstOf = async (path: string) => ((await get(path)) as { date: string }[])[0]?.date;
    const daysAgo = (days: number) => addDays(dayAt(new Date()), -days);

    expect(await firstOf('balances')).toBe(daysAgo(90));
    expect(await firstOf('balances?days=30')).toBe(daysAgo(30));
    expect(await firstOf('balances?days=365')).toBe(daysAgo(365));
    expect(refusal(await browser.get(`/accounts/${id}/balances?days=10000`)).paths).toEqual(['/days']);
  });

  test('leaves out of what is available what is pending, and sums it nowhere', async () => {
    const order = { source: 'test', key: `hold ${id}`, orderHash: Buffer.from('hold'), accountId: id, currency: 'USD' };
    const hold = { ...order, amount: 4_200n, description: 'Harbour Fuel', expiresAt: new Date(Date.now() + DAY) };
    await placeHold(bank().bank.db, hold);

    const { available, pending } = await get('details');
    expect(available).toEqual(usd(91_000 - 4_200));
    expect(pending).toMatchObject([{ description: 'Harbour Fuel', amount: usd(-4_200) }]);
    const [account] = (await browser.get('/accounts')).json();
    expect([account.balance, account.available]).toEqual([usd(91_000), available]);
  });

  test('tells the full number on request', async () => {
    const { number } = await get('number');

    const { lastFour } = (await browser.get('/accounts')).json()[0];
    expect(number.slice(-4)).toBe(lastFour);
    const [event] = (await browser.get('/activity')).json();
    expect(event).toMatchObject({ event: 'number-shown', details: { account: lastFour } });
  });

  test('tells nothing to anybody else', async () => {
    for (const part of ['details', 'number', 'balances', 'statements', `statements/${LAST}`]) {
      const url = `/accounts/${id}/${part}`;
      expect(refusal(await stranger.get(url))).toMatchObject({ status: 404, name: 'not-found' });
      expect(refusal(await bank().browser().get(url))).toMatchObject({ status: 401, name: 'not-signed-in' });
    }
  });

  test('tells of a card what is due of last month’s statement, of savings the interest, and of a loan what is paid back', async () => {
    const { owner: db } = bank();
    const { username, accounts } = await addCustomer(db, {
      accounts: [
        ['Credit Card', 0],
        ['Savings', 0],
        ['Loan', -10_000],
      ],
    });
    const [card, savings, loan] = accounts;
    await seedRepayments(db, bank().bank.now());
    await bookEntry(db, card?.id ?? '', -80_000, { description: 'Sofa', time: noon(LAST, 3) });
    await bookEntry(db, savings?.id ?? '', 700, { description: 'Interest paid' });
    await bookEntry(db, savings?.id ?? '', 50_000, { description: 'Salary' });
    const customer = await bank().browser().signIn(username, PASSWORD);
    const detailsOf = async (account = '') => (await customer.get(`/accounts/${account}/details`)).json();

    expect((await detailsOf(card?.id)).due).toEqual({ date: `${CURRENT}-25`, minimum: usd(2_500) });
    expect((await detailsOf(savings?.id)).interest).toEqual(usd(700));
    const { repayment, ...more } = await detailsOf(loan?.id);
    expect(repayment).toEqual({ rate: 4.9, date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), amount: usd(10_000) });
    // A loan is never paid out of, so nothing of it is available.
    expect(more).toEqual({ pending: [] });
  });
});
