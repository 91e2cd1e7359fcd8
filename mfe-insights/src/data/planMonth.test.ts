import { daysLeft, envelopesOf, perDay, suggestLimits, totalOf, unplannedOf } from './planMonth';
import type { Budget, Spending } from './types';

const usd = (minor: number) => ({ minor, currency: 'USD' });
const spent = (month: string, category: 'Groceries' | 'Dining' | 'Income', minor: number) => ({
  month,
  category,
  description: `${category} ${month}`,
  amount: usd(minor),
  untilToday: usd(minor),
});
const budget = (since: string, minor: number, rollsOver = false): Budget => ({
  category: 'Dining',
  since,
  limit: usd(minor),
  rollsOver,
});

const spending: Spending = {
  months: ['2026-09', '2026-10', '2026-11'],
  sums: [
    spent('2026-09', 'Dining', -90_00),
    spent('2026-10', 'Dining', -60_00),
    spent('2026-11', 'Dining', -80_00),
    spent('2026-10', 'Groceries', -301_00),
    spent('2026-11', 'Groceries', -10_00),
    spent('2026-11', 'Income', 900_00),
  ],
};
const dining = (...budgets: Budget[]) => envelopesOf(spending, budgets)[0];

test.each([
  [100_01, 'fine'],
  [100_00, 'near'],
  [80_01, 'near'],
  [80_00, 'reached'],
  [79_00, 'reached'],
])('warns of a limit of %i cents: %s', (minor, state) => {
  expect(dining(budget('2026-11', minor))).toMatchObject({ state, remaining: usd(minor - 80_00) });
});

test('adds what was left of earlier months since the limit was set, where it rolls over', () => {
  expect(dining(budget('2026-10', 100_00, true))).toMatchObject({ carried: usd(40_00), remaining: usd(60_00) });
  expect(dining(budget('2026-10', 100_00))?.carried).toEqual(usd(0));
  expect(dining(budget('2026-11', 100_00, true))?.carried).toEqual(usd(0));
});

test('counts each month with the limit that it had, and owes nothing for one that went over', () => {
  const limits = [budget('2026-11', 500_00, true), budget('2026-10', 70_00, true), budget('2026-09', 50_00, true)];
  expect(dining(...limits)).toMatchObject({ carried: usd(10_00), available: usd(510_00), limit: usd(500_00) });
});

test('adds up all envelopes, and shares what is left among the days of the month that are left', () => {
  const envelopes = envelopesOf(spending, [
    budget('2026-11', 100_00),
    { ...budget('2026-11', 300_00), category: 'Groceries' },
  ]);

  expect(envelopes.map(({ category }) => category)).toEqual(['Groceries', 'Dining']);
  expect(totalOf(envelopes)).toMatchObject({
    available: usd(400_00),
    spent: usd(90_00),
    remaining: usd(310_00),
    state: 'fine',
  });
  expect(totalOf([])).toBeUndefined();
  expect([daysLeft('2026-11-26'), daysLeft('2026-11-30'), daysLeft('2028-02-01')]).toEqual([5, 1, 29]);
  expect(perDay(usd(310_00), '2026-11-26')).toEqual(usd(62_00));
  expect(perDay(usd(-1), '2026-11-26')).toEqual(usd(0));
});

test('suggests the average of the months before, rounded up to tens, and never for income', () => {
  expect(suggestLimits(spending, [])).toEqual([
    { category: 'Groceries', limit: usd(160_00) },
    { category: 'Dining', limit: usd(80_00) },
  ]);
  expect(suggestLimits(spending, [budget('2026-11', 1)]).map(({ category }) => category)).toEqual(['Groceries']);
});

test('names what was spent outside all envelopes', () => {
  expect(unplannedOf(spending, [budget('2026-11', 1)])).toEqual([{ category: 'Groceries', spent: usd(10_00) }]);
});
