import { DAY } from '../kernel/bank/Bank.ts';
import { addDays, dayAt } from '../kernel/bank/days.ts';
import { faultsOf } from '../ledger/proveBooks.ts';
import { onEitherDatabase } from '../testing/TestBank.ts';
import { moveToToday } from './moveToToday.ts';
import { DEMO_PASSWORD, demo, emailOf, newcomer, people, unregistered } from './people.ts';
import { seed } from './seed.ts';

onEitherDatabase((bank) => {
  test('makes a believable bank whose books balance, once', async () => {
    const { owner: db } = bank();
    const tenDaysAgo = new Date(Date.now() - 10 * DAY);

    await seed({ db }, tenDaysAgo);
    await seed({ db }, new Date());
    await moveToToday({ db }, tenDaysAgo, new Date());

    expect(await faultsOf(db)).toEqual([]);
    expect(await db.selectFrom('customers').select('id').execute()).toHaveLength(people.length);
    const browser = await bank()
      .browser()
      .signIn(demo.username ?? '', DEMO_PASSWORD);
    const accounts = (await browser.get('/accounts')).json() as { balance: { minor: number } }[];
    expect(accounts.map(({ balance }) => balance.minor)).toEqual(demo.accounts.map(({ balance }) => balance));
    const dates = async (sort: string) =>
      (await browser.get(`/transactions?limit=1&sort=${sort}`)).json().items[0].date;
    expect(await dates('newest')).toBe(addDays(dayAt(new Date()), -1));
    expect(await dates('oldest')).toBe(addDays(dayAt(new Date()), -730));
  });

  test('has somebody with nothing yet, and somebody who can register', async () => {
    const browser = await bank()
      .browser()
      .signIn(newcomer.username ?? '', DEMO_PASSWORD);
    const { firstName, lastName, idNumber, phone, accounts } = unregistered;
    const email = emailOf(unregistered);

    expect((await browser.get('/accounts')).json()).toEqual([]);
    const person = { firstName, lastName, dateOfBirth: '1991-07-04', email };
    await browser.post('/registrations/identity', { accountNumber: accounts[0]?.number, idNumber, phone, ...person });
    expect(await bank().messageTo(email)).toMatch(/code is \d{6}/);
  });
});
