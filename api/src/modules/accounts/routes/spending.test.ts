import { addDays, dayAt, timeOn } from '../../../kernel/bank/days.ts';
import { addCustomer, bookEntry, PASSWORD } from '../../../testing/addCustomer.ts';
import { onEitherDatabase } from '../../../testing/TestBank.ts';
import { spendingOf } from '../spending/spending.ts';

interface Sum {
  month: string;
  category: string;
  description: string;
  amount: { minor: number };
  untilToday: { minor: number };
}

const today = dayAt(new Date());
const month = today.slice(0, 7);
const lastMonth = addDays(`${month}-01`, -1).slice(0, 7);
const at = (day: string) => new Date(timeOn(day).getTime() + 1000);

onEitherDatabase((bank) => {
  async function spending(movements: [minor: number, description: string, day: string][]) {
    const { accounts, username } = await addCustomer(bank().owner, { accounts: [['Savings', 0]] });
    for (const [minor, description, day] of movements) {
      await bookEntry(bank().owner, accounts[0]?.id ?? '', minor, { description, time: at(day) });
    }
    const browser = await bank().browser().signIn(username, PASSWORD);
    const { months, sums } = (await browser.get('/spending')).json() as { months: string[]; sums: Sum[] };
    return {
      months,
      sums: sums.map(({ description, ...sum }) => [sum.month, description, sum.amount.minor]),
      whole: sums,
    };
  }

  test('adds up what one shop got in a month, apart from what it gave back', async () => {
    const { sums } = await spending([
      [100_000, 'Salary', `${lastMonth}-01`],
      [-500, 'Corner Bakery', `${lastMonth}-02`],
      [-700, 'Corner Bakery', `${lastMonth}-03`],
      [200, 'Corner Bakery', `${lastMonth}-04`],
      [-300, 'Corner Bakery', `${month}-01`],
    ]);

    expect(sums).toEqual(
      expect.arrayContaining([
        [month, 'Corner Bakery', -300],
        [lastMonth, 'Corner Bakery', 200],
        [lastMonth, 'Corner Bakery', -1200],
        [lastMonth, 'Salary', 100_000],
      ]),
    );
    expect(sums).toHaveLength(4);
  });

  test('says what of a month came up to today’s day, and lists six months, the oldest first', async () => {
    const { months, whole } = await spending([
      [5, 'Tips', `${lastMonth}-01`],
      [7, 'Tips', `${lastMonth}-28`],
    ]);

    expect(months).toHaveLength(6);
    expect(months.toSorted()).toEqual(months);
    expect(months.at(-1)).toBe(month);
    expect(whole[0]?.untilToday.minor).toBe(today.slice(8) < '28' ? 5 : 12);
  });

  test('leaves out months of which it has not read the first bookings', async () => {
    const { id, accounts } = await addCustomer(bank().owner, { accounts: [['Savings', 0]] });
    for (const day of [`${lastMonth}-01`, `${lastMonth}-02`, `${month}-01`])
      await bookEntry(bank().owner, accounts[0]?.id ?? '', 5, { description: day, time: at(day) });

    const read = await spendingOf(bank().bank, id, 2);
    const whole = await spendingOf(bank().bank, id, 3);

    expect([read.months, read.sums.map(({ description }) => description)]).toEqual([[month], [`${month}-01`]]);
    expect([whole.months.length, whole.sums.length]).toEqual([6, 3]);
  });

  test('leaves out what moves between own accounts', async () => {
    const { accounts, username } = await addCustomer(bank().owner, {
      accounts: [
        ['Checking', 5000],
        ['Savings', 0],
      ],
    });
    const browser = await bank().browser().signIn(username, PASSWORD);
    const order = { fromAccountId: accounts[0]?.id, to: accounts[1]?.id, amount: { minor: 100, currency: 'USD' } };
    const { statusCode } = await browser.post('/transfers', order, { 'idempotency-key': crypto.randomUUID() });
    expect(statusCode).toBe(201);

    const { sums } = (await browser.get('/spending')).json() as { sums: Sum[] };
    expect(sums.map(({ description }) => description)).toEqual(['Brought forward']);
  });
});
