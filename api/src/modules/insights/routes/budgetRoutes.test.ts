import { DAY } from '../../../kernel/bank/Bank.ts';
import { addMonths, monthOf, startOf } from '../../../kernel/bank/months.ts';
import { addCustomer, PASSWORD } from '../../../testing/addCustomer.ts';
import { onEitherDatabase } from '../../../testing/TestBank.ts';

const month = monthOf(new Date());
const usd = (minor: number) => ({ minor, currency: 'USD' });
const choice = (minor: number, rollsOver = false) => ({ limit: usd(minor), rollsOver });

onEitherDatabase((bank) => {
  const signIn = async () => {
    const { id, username } = await addCustomer(bank().owner);
    const browser = await bank().browser().signIn(username, PASSWORD);
    const budgets = async () => (await browser.get('/budgets')).json();
    const events = async () => {
      const rows = await bank().bank.db.selectFrom('audit_events').selectAll().where('chain', '=', id).execute();
      return rows.flatMap(({ event, details }) => (event.startsWith('budget') ? [[event, JSON.parse(details)]] : []));
    };
    /** The middle of the month that many months from now. */
    const travel = (months: number) => {
      bank().ahead = startOf(addMonths(month, months)).getTime() + 14 * DAY - Date.now();
    };
    const budgetsIn = async (months: number, minor: number) => {
      travel(months);
      await browser.signIn(username, PASSWORD);
      await browser.put('/budgets/Dining', choice(minor));
    };
    return { id, browser, budgets, events, budgetsIn };
  };

  test('a customer sets, changes and removes a limit, and their activity says so', async () => {
    const { browser, budgets, events } = await signIn();
    expect(await budgets()).toEqual([]);

    expect((await browser.put('/budgets/Housing', choice(1_400_00))).statusCode).toBe(204);
    await browser.put('/budgets/Dining', choice(200_00));
    await browser.put('/budgets/Dining', choice(150_00, true));
    await browser.put('/budgets/Dining', choice(150_00, true));

    expect(await budgets()).toEqual([
      { category: 'Dining', since: month, limit: usd(150_00), rollsOver: true },
      { category: 'Housing', since: month, limit: usd(1_400_00), rollsOver: false },
    ]);

    expect((await browser.delete('/budgets/Dining')).statusCode).toBe(204);
    expect((await browser.delete('/budgets/Dining')).statusCode).toBe(204);
    expect((await budgets()).map(({ category }: { category: string }) => category)).toEqual(['Housing']);
    expect(await events()).toEqual([
      ['budget-changed', { category: 'Housing' }],
      ['budget-changed', { category: 'Dining' }],
      ['budget-changed', { category: 'Dining' }],
      ['budget-removed', { category: 'Dining' }],
    ]);
  });

  test('earlier months keep their limits, as far back as spending is shown', async () => {
    const { budgets, budgetsIn } = await signIn();
    for (const months of [0, 1, 2, 7]) await budgetsIn(months, months + 1);

    expect(
      (await budgets()).map(({ since, limit }: { since: string; limit: { minor: number } }) => [since, limit.minor]),
    ).toEqual([
      [addMonths(month, 7), 8],
      [addMonths(month, 2), 3],
    ]);
  });

  test.each([
    ['a category of income', 'Income', choice(1)],
    ['no limit', 'Dining', choice(0)],
    ['more than a million', 'Dining', choice(1_000_000_01)],
    ['a part of a cent', 'Dining', choice(0.5)],
  ])('refuses %s', async (_, category, body) => {
    const { browser, budgets } = await signIn();

    expect((await browser.put(`/budgets/${category}`, body)).statusCode).toBeGreaterThanOrEqual(400);
    expect(await budgets()).toEqual([]);
  });

  test('is nobody else’s, and is forgotten when the customer leaves', async () => {
    const [one, other] = [await signIn(), await signIn()];
    await one.browser.put('/budgets/Dining', choice(1));
    expect(await other.budgets()).toEqual([]);
    await other.browser.delete('/budgets/Dining');
    expect(await one.budgets()).toHaveLength(1);

    expect((await one.browser.delete('/profile')).statusCode).toBe(204);

    const kept = bank().owner.selectFrom('budgets').select('category').where('customer_id', '=', one.id);
    expect(await kept.execute()).toEqual([]);
  });
});
