import type { Account } from '@bank/shared/api';
import { sampleData } from './sampleData';

afterEach(() => jest.useRealTimers());

test('adds up what the accounts have', async () => {
  const [accounts, { assets, owed }] = await Promise.all([sampleData.accounts(), sampleData.holdings()]);
  const balanceOf = (type: Account['type']) => accounts.find((account) => account.type === type)?.balance.minor;
  const assetOf = (asset: string) => assets.find(({ name }) => name === asset)?.value.minor;

  expect(assetOf('Checking')).toBe(balanceOf('Checking'));
  expect(assetOf('Savings')).toBe(balanceOf('Savings'));
  expect(-owed.minor).toBe(balanceOf('Credit Card'));
});

test('counts the filter’s period back from today', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00-05:00') });
  const query = { type: 'all', amount: 'any', sort: 'newest', limit: 100 } as const;
  const { items: month } = await sampleData.transactions({ ...query, period: 30 });
  const { items: quarter } = await sampleData.transactions({ ...query, period: 90 });

  expect(month.at(0)?.date).toBe('2026-11-20');
  expect((month.at(-1)?.date ?? '') >= '2026-10-22').toBe(true);
  expect(quarter.length).toBeGreaterThan(month.length);
  expect(quarter.slice(0, month.length)).toEqual(month);
});
