import { sampleData } from './sampleData';

afterEach(() => jest.useRealTimers());

test('has the four accounts of the specification', async () => {
  const accounts = await sampleData.accounts();

  expect(accounts.map(({ name, type }) => [name, type])).toEqual([
    ['Primary Checking', 'Checking'],
    ['High Yield Savings', 'Savings'],
    ['Rewards Credit Card', 'Credit Card'],
    ['Auto Loan', 'Loan'],
  ]);
  expect(accounts.every(({ lastFour, status }) => /^\d{4}$/.test(lastFour) && status === 'Active')).toBe(true);
  expect(accounts.map(({ apy }) => apy)).toEqual([undefined, 3.2, undefined, undefined]);
  expect(accounts.map(({ limit }) => limit?.minor)).toEqual([undefined, undefined, 750_000, undefined]);
});

test('counts the filter’s period back from today', async () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 20, 12) });
  const query = { type: 'all', amount: 'any', sort: 'newest', limit: 100 } as const;
  const { items: month } = await sampleData.transactions({ ...query, period: 30 });
  const { items: quarter } = await sampleData.transactions({ ...query, period: 90 });

  expect(month.at(0)?.date).toBe('2026-11-20');
  expect((month.at(-1)?.date ?? '') >= '2026-10-22').toBe(true);
  expect(quarter.length).toBeGreaterThan(month.length);
  expect(quarter.slice(0, month.length)).toEqual(month);
});
