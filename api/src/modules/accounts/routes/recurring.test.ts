import { addDays, dayAt, timeOn } from '../../../kernel/bank/days.ts';
import { addCustomer, bookEntry, PASSWORD } from '../../../testing/addCustomer.ts';
import { onEitherDatabase } from '../../../testing/TestBank.ts';
import { recurringOf } from '../recurring/recurring.ts';

interface Recurring {
  id: string;
  description: string;
  amount: { minor: number };
  rhythm: string;
  next: string;
  bookings: { date: string }[];
  isLeftOut?: true;
}

const today = dayAt(new Date());
const ago = (days: number) => addDays(today, -days);
const weekly = [3, 10, 17, 24];

onEitherDatabase((bank) => {
  /** The books take bookings in their order. */
  async function customerWith(...movements: [minor: number, description: string, days: number[], key?: string][]) {
    const { id, accounts, username } = await addCustomer(bank().owner, { accounts: [['Checking', 0]] });
    const [account = { id: '' }] = accounts;
    const bookings = [[1_000_000, 'Inheritance', [100]] as const, ...movements].flatMap(
      ([minor, description, days, key]) =>
        days.map((day, index) => ({ minor, description: description.replace('#', String(index)), day, key })),
    );
    for (const { minor, description, day, key } of bookings.toSorted((one, other) => other.day - one.day)) {
      const time = new Date(timeOn(ago(day)).getTime() + 1000);
      await bookEntry(bank().owner, account.id, minor, { description, time, ...(key && { key: key + ago(day) }) });
    }
    const browser = await bank().browser().signIn(username, PASSWORD);
    const list = async () => (await browser.get('/recurring')).json() as Recurring[];
    const leaveOut = (one: string | undefined, isLeftOut = true) => browser.put(`/recurring/${one}`, { isLeftOut });
    return { id, account, browser, list, leaveOut };
  }

  test('lists what comes again, the next one first, with its latest bookings', async () => {
    const { account, list } = await customerWith(
      [50_000, 'Salary', [1, 15, 29]],
      [-999, 'Streamline', weekly],
      [-4000, 'Corner Bakery', [2, 5, 20]],
    );

    const found = await list();

    expect(found.map(({ id: _, ...facts }) => facts)).toEqual([
      {
        accountId: account.id,
        description: 'Streamline',
        category: 'Dining',
        rhythm: 'weekly',
        next: ago(-4),
        amount: { minor: -999, currency: 'USD' },
        bookings: weekly.map((days) => ({ date: ago(days), amount: { minor: -999, currency: 'USD' } })),
      },
      expect.objectContaining({ description: 'Salary', rhythm: 'fortnightly', next: ago(-13) }),
    ]);
    expect((await list()).map(({ id }) => id)).toEqual(found.map(({ id }) => id));
  });

  test('knows a payee whatever the note, and leaves out what is taken back', async () => {
    const { id } = await customerWith([-999, 'Reversal: To Ben', weekly], [-1500, 'To Ada · May #', weekly]);

    expect(await recurringOf(bank().bank, id)).toEqual([
      expect.objectContaining({ description: 'To Ada', wording: { kind: 'to', name: 'Ada' } }),
    ]);
  });

  test('leaves out what scheduled transfers have paid', async () => {
    const { list } = await customerWith([-1500, 'To Ada · Rent', weekly, 'schedule:4:'], [-999, 'Streamline', weekly]);

    expect((await list()).map(({ description }) => description)).toEqual(['Streamline']);
  });

  test('what the customer says is no bill is marked, until they say that it is one', async () => {
    const { list, leaveOut } = await customerWith([-999, 'Streamline', weekly], [-500, 'Corner Bakery', weekly]);
    const marks = async () => (await list()).map(({ isLeftOut }) => isLeftOut);
    const [first] = await list();

    expect((await leaveOut(first?.id)).statusCode).toBe(204);
    expect((await leaveOut(first?.id)).statusCode).toBe(204);
    expect(await marks()).toEqual([true, undefined]);

    await leaveOut(first?.id, false);
    expect(await marks()).toEqual([undefined, undefined]);
  });

  test('nobody says so of what is another’s, and it is forgotten when they leave', async () => {
    const [one, other] = [
      await customerWith([-999, 'Streamline', weekly], [-996_004, 'House', [1]]),
      await customerWith([-999, 'Streamline', weekly]),
    ];
    const [mine] = await one.list();
    expect((await other.leaveOut(mine?.id)).statusCode).toBe(404);
    expect((await one.leaveOut(mine?.id)).statusCode).toBe(204);

    const kept = () =>
      bank().owner.selectFrom('recurring_left_out').selectAll().where('customer_id', '=', one.id).execute();
    expect(await kept()).toHaveLength(1);
    await one.browser.delete(`/accounts/${one.account.id}`);
    expect((await one.browser.delete('/profile')).statusCode).toBe(204);
    expect(await kept()).toEqual([]);
  });

  test('reads no more than it may', async () => {
    const { id } = await customerWith([-999, 'Streamline', weekly]);

    expect(await recurringOf(bank().bank, id, 4)).toHaveLength(1);
    expect(await recurringOf(bank().bank, id, 3)).toHaveLength(0);
  });
});
