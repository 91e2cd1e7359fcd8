import { addDays, dayAt, timeOn } from '../../../kernel/bank/days.ts';
import { addCustomer, bookEntry, PASSWORD } from '../../../testing/addCustomer.ts';
import { onEitherDatabase } from '../../../testing/TestBank.ts';
import { refusal, type TestBrowser } from '../../../testing/TestBrowser.ts';

const daysAgo = (days: number) => new Date(timeOn(addDays(dayAt(new Date()), -days)).getTime() + 1000);

onEitherDatabase((bank) => {
  let customer: Awaited<ReturnType<typeof addCustomer>>;
  let browser: TestBrowser;
  beforeAll(async () => {
    const { owner: db } = bank();
    customer = await addCustomer(db, {
      accounts: [
        ['Credit Card', 0],
        ['Savings', 250_000],
      ],
    });
    const [card] = customer.accounts;
    const movements: [number, string, number][] = [
      [-77, 'Old "Book", shop', 400],
      [-500, '=SUM(A1:A9)', 89],
      [-10_000, '100% Cotton_Shop', 30],
      [218_450, 'Salary, Northwind', 29],
      [-9999, 'Olive & Thyme', 1],
      [-1240, 'Corner Bakery', 0],
    ];
    for (const [amount, description, days] of movements) {
      await bookEntry(db, card?.id ?? '', amount, { description, time: daysAgo(days) });
    }
    browser = await bank().browser().signIn(customer.username, PASSWORD);
  });
  const descriptions = async (browser: TestBrowser, query: string) => {
    const answer = await browser.get(`/transactions?${query}`);
    return (answer.json().items as { description: string }[]).map(({ description }) => description);
  };

  test('says when each transaction was booked, on its day', async () => {
    const { items } = (await browser.get('/transactions?text=Corner Bakery')).json();
    expect(items).toMatchObject([{ bookedAt: daysAgo(0).toISOString(), date: dayAt(new Date()) }]);
  });

  test('shows a customer’s accounts, and holdings that add up to them', async () => {
    const accounts = (await browser.get('/accounts')).json() as { type: string; balance: { minor: number } }[];
    const { assets, owed } = (await browser.get('/holdings')).json();

    expect(accounts.map(({ type }) => type)).toEqual(['Credit Card', 'Savings']);
    const sum = accounts.reduce((total, { balance }) => total + balance.minor, 0);
    const owned = (assets as { value: { minor: number } }[]).reduce((total, { value }) => total + value.minor, 0);
    expect(owned - owed.minor).toBe(sum);
  });

  test('shows somebody who has nothing yet empty lists', async () => {
    const { username } = await addCustomer(bank().owner);
    const newcomer = await bank().browser().signIn(username, PASSWORD);

    expect((await newcomer.get('/accounts')).json()).toEqual([]);
    expect((await newcomer.get('/holdings')).json()).toEqual({ assets: [], owed: { minor: 0, currency: 'USD' } });
    expect((await newcomer.get('/transactions')).json()).toEqual({ items: [], next: null, total: 0 });
  });

  test('shows nothing of anybody else, and nothing to anybody who is not signed in', async () => {
    const { username } = await addCustomer(bank().owner);
    const stranger = await bank().browser().signIn(username, PASSWORD);

    expect(await descriptions(stranger, `account=${customer.accounts[0]?.id}`)).toEqual([]);
    for (const url of ['/accounts', '/holdings', '/transactions', '/transactions.csv', '/auth/me']) {
      expect(refusal(await bank().browser().get(url))).toMatchObject({ status: 401, name: 'not-signed-in' });
    }
  });

  test.each([
    ['period=1', ['Corner Bakery']],
    ['period=30&type=expense', ['Corner Bakery', 'Olive & Thyme']],
    ['period=30&type=income', ['Salary, Northwind']],
    ['period=31&amount=high', ['Salary, Northwind', '100% Cotton_Shop']],
    ['period=90&amount=low', ['Corner Bakery', 'Olive & Thyme', '=SUM(A1:A9)']],
    ['amount=1240', ['Corner Bakery']],
    ['amount=218450&type=income', ['Salary, Northwind']],
    ['amount=218450&type=expense', []],
    ['amount=1240&text=bakery', ['Corner Bakery']],
    ['amount=1240&text=thyme', []],
    ['amount=124', []],
    ['text=thyme', ['Olive & Thyme']],
    ['text=100%25', ['100% Cotton_Shop']],
    ['text=cotton%25shop', []],
    ['text=cotton_', ['100% Cotton_Shop']],
    ['text=thyme_', []],
    ['text=_otton', []],
    ['text=shop%5C', []],
    ['text=%20Oli%20', ['Olive & Thyme']],
    ['sort=lowest&type=expense&limit=2', ['100% Cotton_Shop', 'Olive & Thyme']],
    ['sort=highest&limit=2', ['Brought forward', 'Salary, Northwind']],
    ['sort=oldest&limit=1', ['Old "Book", shop']],
  ])('filters and sorts: %s', async (query, expected) => {
    const found = await descriptions(browser, query);

    // What was booked at this very moment may be on today's page too.
    expect(query.startsWith('period') ? found.filter((text) => text !== 'Brought forward') : found).toEqual(expected);
  });

  describe('with entries of the same amount and moment', () => {
    let reader: TestBrowser;
    beforeAll(async () => {
      const { owner: db } = bank();
      const { username, accounts } = await addCustomer(db, { accounts: [['Credit Card', 0]] });
      const time = daysAgo(3);
      for (let index = 0; index < 17; index += 1) {
        const amount = -100 * (1 + (index % 3));
        await bookEntry(db, accounts[0]?.id ?? '', amount, { time: new Date(time.getTime() + Math.floor(index / 9)) });
      }
      reader = await bank().browser().signIn(username, PASSWORD);
    });

    const sums = (income: number, spending: number) => ({
      income: { minor: income, currency: 'USD' },
      spending: { minor: spending, currency: 'USD' },
    });

    test.each<[string, number, object | undefined]>([
      ['limit=5', 17, sums(0, -3300)],
      ['limit=5&type=income', 0, undefined],
      ['limit=5&type=expense', 17, sums(0, -3300)],
      ['limit=100', 17, sums(0, -3300)],
    ])('counts and adds up what matches: %s', async (query, total, expected) => {
      const page = (await reader.get(`/transactions?${query}`)).json();
      expect(page).toMatchObject({ total });
      expect(page.sums).toEqual(expected);
    });

    test('counts on the first page only', async () => {
      const { next } = (await reader.get('/transactions?limit=5')).json();
      expect((await reader.get(`/transactions?limit=5&cursor=${next}`)).json()).not.toHaveProperty('total');
    });

    test.each(['newest', 'oldest', 'highest', 'lowest'])(
      'goes through all pages without a gap or a repetition: %s',
      async (sort) => {
        const ids: string[] = [];
        let cursor: string | null = '';
        while (cursor !== null) {
          const page: { items: { id: string }[]; next: string | null } = (
            await reader.get(`/transactions?limit=5&sort=${sort}${cursor && `&cursor=${cursor}`}`)
          ).json();
          ids.push(...page.items.map(({ id }) => id));
          cursor = page.next;
        }

        expect(ids).toHaveLength(17);
        expect(new Set(ids).size).toBe(17);
      },
    );
  });

  test.each([
    ['period=0', '/period'],
    ['period=x', '/period'],
    ['type=none', '/type'],
    ['limit=101', '/limit'],
    ['account=1', '/account'],
    ['text=shop%00', '/text'],
    ['text=zz', '/text'],
    ['text=%20zz%20', '/text'],
    ['text=%25%25%25', '/text'],
    ['text=a%20b%20c', '/text'],
    ['surprise=1', '/surprise'],
    ['cursor=abc', '/cursor'],
    [`cursor=${Buffer.from(`12 ${'0'.repeat(36)}`).toString('base64url')}`, '/cursor'],
  ])('names the parameter that is not right: %s', async (query, path) => {
    expect(refusal(await browser.get(`/transactions?${query}`))).toEqual({
      status: 422,
      name: 'invalid',
      paths: [path],
    });
  });

  test('exports what the filter finds as CSV in which no text is a formula', async () => {
    const { body, headers } = await browser.get('/transactions.csv?type=expense');

    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="transactions-[\d-]+\.csv"$/);
    expect(body.replace(/•••• \d{4}/g, 'account').split('\r\n')).toEqual([
      'Date,Description,Category,Account,Amount,Currency',
      `${dayAt(daysAgo(0))},Corner Bakery,Dining,account,-12.40,USD`,
      `${dayAt(daysAgo(1))},Olive & Thyme,Dining,account,-99.99,USD`,
      `${dayAt(daysAgo(30))},100% Cotton_Shop,Dining,account,-100.00,USD`,
      `${dayAt(daysAgo(89))},'=SUM(A1:A9),Dining,account,-5.00,USD`,
      `${dayAt(daysAgo(400))},"Old ""Book"", shop",Dining,account,-0.77,USD`,
      '',
    ]);
  });

  test('speaks the language of the page in the file, and finds what it says', async () => {
    const { owner: db } = bank();
    const { username, accounts } = await addCustomer(db, { accounts: [['Savings', 0]] });
    const account = accounts[0]?.id ?? '';
    await bookEntry(db, account, 6483, { description: 'Interest paid', source: 'bank' });
    await bookEntry(db, account, 100, { description: 'Interest paid', source: 'card' });
    await bookEntry(db, account, 200, { description: 'From Ada · Rent', source: 'customer:1' });
    await bookEntry(db, account, 300, { description: 'Reversal: To account •••• 7438', source: 'rail' });
    const reader = await bank().browser().signIn(username, PASSWORD);
    const inSpanish = async (query: string) =>
      (await reader.send('GET', `/transactions${query}`, undefined, { 'accept-language': 'es' })) as { body: string };

    const rows = (await inSpanish('.csv?sort=lowest&text=De%20ada')).body.split('\r\n');
    expect(rows[0]).toBe('Fecha,Descripción,Categoría,Cuenta,Importe,Moneda');
    expect(rows[1]).toMatch(/,De Ada · Rent,Ingresos,•••• \d{4},2\.00,USD$/);
    expect(rows).toHaveLength(3);
    expect((await inSpanish('.csv')).body).toMatch(/,Intereses pagados,.*64\.83,/);
    expect((await inSpanish('.csv')).body).toMatch(/,Interest paid,.*1\.00,/);
    expect((await inSpanish('.csv')).body).toContain(',Devolución: A la cuenta •••• 7438,');
    expect(JSON.parse((await inSpanish('?text=pagados')).body)).toMatchObject({ total: 2 });
  });
});
