import { addDays, dayAt, timeOn } from '../../../kernel/bank/days.ts';
import { addCustomer, bookEntry, PASSWORD } from '../../../testing/addCustomer.ts';
import { onEitherDatabase } from '../../../testing/TestBank.ts';
import { seedCategories } from '../categories/seedCategories.ts';
import { MAX_FILED } from '../contract/categories.ts';

const today = dayAt(new Date());

onEitherDatabase((bank) => {
  /** What was paid, the newest first: a shop, and rent twice. */
  const tenant = async () => {
    const { id, username, accounts } = await addCustomer(bank().owner, { accounts: [['Checking', 0]] });
    const account = accounts[0]?.id ?? '';
    for (const [minor, description, daysAgo] of [
      [1_820_00, 'Salary', 3],
      [-900_00, 'Rent, Harbour Court 12', 2],
      [-900_00, 'Rent, Harbour Court 12', 1],
      [-20_00, 'Corner Bakery', 0],
    ] as const) {
      const time = new Date(timeOn(addDays(today, -daysAgo)).getTime() + 1000);
      await bookEntry(bank().owner, account, minor, { description, time });
    }
    const browser = await bank().browser().signIn(username, PASSWORD);
    const items = async () => (await browser.get('/transactions?type=expense')).json().items;
    const own = async () => (await items()).map(({ ownCategory }: { ownCategory?: string }) => ownCategory);
    const ids: string[] = (await items()).map((one: { id: string }) => one.id);
    const file = (at: number, category: string, forPayee = false) =>
      browser.put(`/transactions/${ids[at]}/category`, { category, forPayee });
    return { id, account, browser, own, file, ids };
  };

  test('one transaction is filed under another category, and so are all of its payee', async () => {
    const { own, file } = await tenant();
    expect(await own()).toEqual([undefined, undefined, undefined]);

    expect((await file(1, 'Other')).statusCode).toBe(204);
    expect(await own()).toEqual([undefined, 'Other', undefined]);

    await file(2, 'Housing', true);
    expect(await own()).toEqual([undefined, 'Other', 'Housing']);

    await file(1, 'Housing', true);
    expect(await own()).toEqual([undefined, 'Housing', 'Housing']);
  });

  test('spending and exports say so too, and what is booked stays', async () => {
    const { browser, file, ids } = await tenant();
    await file(1, 'Housing', true);

    const { sums } = (await browser.get('/spending')).json();
    const rent = sums.filter(({ description }: { description: string }) => description.startsWith('Rent'));
    expect(new Set(rent.map(({ ownCategory }: { ownCategory?: string }) => ownCategory))).toEqual(new Set(['Housing']));
    expect((await browser.get('/transactions.csv')).body).toMatch(/Rent, Harbour Court 12",Housing,/);
    const entry = bank()
      .owner.selectFrom('entries')
      .select('category')
      .where('id', '=', ids[1] ?? '');
    expect(await entry.executeTakeFirst()).toEqual({ category: expect.not.stringMatching('Housing') });
  });

  test('rent is housing from the start, until the customer says otherwise', async () => {
    const { own, file } = await tenant();
    await seedCategories(bank().owner);
    expect(await own()).toEqual([undefined, 'Housing', 'Housing']);

    await file(1, 'Other', true);
    expect(await own()).toEqual([undefined, 'Other', 'Other']);
  });

  test('nobody files what is another’s, nor under a category that there is not', async () => {
    const [one, other] = [await tenant(), await tenant()];

    const foreign = await other.browser.put(`/transactions/${one.ids[0]}/category`, {
      category: 'Other',
      forPayee: true,
    });
    expect(foreign.statusCode).toBe(404);
    expect((await one.file(0, 'Cats')).statusCode).toBe(422);
    expect(await one.own()).toEqual([undefined, undefined, undefined]);
  });

  test('so many are filed at most, and they are forgotten when the customer leaves', async () => {
    const { id, own, file, browser, account } = await tenant();
    const payees = Array.from({ length: MAX_FILED }, (_, at) => ({
      customer_id: id,
      payee: `Shop ${at}`,
      category: 'Other' as const,
    }));
    await bank().owner.insertInto('filed_payees').values(payees).execute();

    expect((await file(0, 'Other', true)).statusCode).toBe(422);
    expect(await own()).toEqual([undefined, undefined, undefined]);
    expect((await file(0, 'Other')).statusCode).toBe(204);

    await browser.delete(`/accounts/${account}`);
    expect((await browser.delete('/profile')).statusCode).toBe(204);
    for (const table of ['filed_payees', 'filed_entries'] as const)
      expect(await bank().owner.selectFrom(table).selectAll().where('customer_id', '=', id).execute()).toEqual([]);
  });
});
