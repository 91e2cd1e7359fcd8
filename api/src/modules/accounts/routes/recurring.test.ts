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
    return { id, account, list };
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
        ...{ accountId: account.id, description: 'Streamline', category: 'Dining', rhythm: 'weekly', next: ago(-4) },
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

  test('reads no more than it may', async () => {
    const { id } = await customerWith([-999, 'Streamline', weekly]);

    expect(await recurringOf(bank().bank, id, 4)).toHaveLength(1);
    expect(await recurringOf(bank().bank, id, 3)).toHaveLength(0);
  });
});
