import { daysBefore } from '../format';
import { sampleTransactions } from './sampleTransactions';

const days = ['2026-11-20', '2026-01-01', '2028-02-29', '2027-03-01', '2026-12-31'];

test.each(days)('covers at least ninety days back from %s, and nothing after it', (day) => {
  const dates = sampleTransactions(day).map(({ date }) => date);

  expect(dates.some((date) => date <= daysBefore(day, 89))).toBe(true);
  expect(dates.filter((date) => date > day)).toEqual([]);
  for (const start of [0, 30, 60]) {
    const month = dates.filter((date) => date <= daysBefore(day, start) && date > daysBefore(day, start + 30));
    expect(month.length).toBeGreaterThan(10);
  }
});

test('has income and spending, whole minor units of one currency, and no empty amount', () => {
  const amounts = sampleTransactions('2026-11-20').map(({ amount }) => amount);

  expect(amounts.filter(({ minor }) => minor === 0)).toEqual([]);
  expect(amounts.every(({ minor, currency }) => Number.isInteger(minor) && currency === 'USD')).toBe(true);
  expect(amounts.some(({ minor }) => minor > 0)).toBe(true);
  expect(amounts.some(({ minor }) => minor < 0)).toBe(true);
});

test('counts as income exactly what is received from others', () => {
  for (const { category, amount, isBetweenOwn } of sampleTransactions('2026-11-20')) {
    expect(amount.minor > 0 && !isBetweenOwn).toBe(category === 'Income');
  }
});

test('lets arrive on one of the customer’s accounts what leaves another for it', () => {
  const own = sampleTransactions('2026-11-20').filter(({ isBetweenOwn }) => isBetweenOwn);

  expect(new Set(own.map(({ accountId }) => accountId))).toEqual(new Set(['checking', 'savings', 'credit', 'loan']));
  for (const day of new Set(own.map(({ date }) => date))) {
    const moved = own.filter(({ date }) => date === day).map(({ amount }) => amount.minor);
    expect(moved.reduce((sum, minor) => sum + minor, 0)).toBe(0);
  }
});

test('is the same for everyone on one day, with one id each, newest first', () => {
  const transactions = sampleTransactions('2026-11-20');
  const dates = transactions.map(({ date }) => date);

  expect(sampleTransactions('2026-11-20')).toEqual(transactions);
  expect(new Set(transactions.map(({ id }) => id)).size).toBe(transactions.length);
  expect(dates).toEqual([...dates].sort().reverse());
});

test('moves with the day and keeps its ids', () => {
  const [one, next] = [sampleTransactions('2026-11-20'), sampleTransactions('2026-11-21')];

  expect(next.map(({ id }) => id)).toEqual(one.map(({ id }) => id));
  expect(next.map(({ date }) => daysBefore(date, 1))).toEqual(one.map(({ date }) => date));
});
