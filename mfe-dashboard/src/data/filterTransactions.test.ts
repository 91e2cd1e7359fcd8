import { filterTransactions, HIGH_AMOUNT_MINOR } from './filterTransactions';
import type { Transaction, TransactionFilter } from './types';

const TODAY = '2026-11-20';
const everything: TransactionFilter = { period: 90, type: 'all', amount: 'any' };

const transaction = (date: string, minor: number): Transaction => ({
  id: `${date} ${minor}`,
  description: 'Corner Bakery',
  accountId: 'checking',
  category: 'Groceries',
  date,
  amount: { minor, currency: 'USD' },
});

const amounts = (transactions: Transaction[]) => transactions.map(({ amount }) => amount.minor);

test.each([
  [30, '2026-10-22', '2026-10-21'],
  [60, '2026-09-22', '2026-09-21'],
  [90, '2026-08-23', '2026-08-22'],
] as const)('takes the last %i days, today included: %s but not %s', (period, first, tooOld) => {
  const history = [transaction(TODAY, -1), transaction(first, -2), transaction(tooOld, -3)];

  expect(amounts(filterTransactions(history, { ...everything, period }, TODAY))).toEqual([-1, -2]);
});

test('tells income from expense by the sign', () => {
  const history = [transaction(TODAY, 1), transaction(TODAY, -1)];

  expect(amounts(filterTransactions(history, { ...everything, type: 'income' }, TODAY))).toEqual([1]);
  expect(amounts(filterTransactions(history, { ...everything, type: 'expense' }, TODAY))).toEqual([-1]);
});

test('counts an amount as high from the limit on, in both directions', () => {
  const history = [HIGH_AMOUNT_MINOR, HIGH_AMOUNT_MINOR - 1, 1 - HIGH_AMOUNT_MINOR, -HIGH_AMOUNT_MINOR].map((minor) =>
    transaction(TODAY, minor),
  );

  expect(HIGH_AMOUNT_MINOR).toBe(10_000);
  expect(amounts(filterTransactions(history, { ...everything, amount: 'high' }, TODAY))).toEqual([10_000, -10_000]);
  expect(amounts(filterTransactions(history, { ...everything, amount: 'low' }, TODAY))).toEqual([9_999, -9_999]);
});

test('finds one amount, in both directions', () => {
  const history = [1250, -1250, -12_500, -125].map((minor) => transaction(TODAY, minor));

  expect(amounts(filterTransactions(history, { ...everything, amount: '1250' }, TODAY))).toEqual([1250, -1250]);
});

test('finds a part of the description, in capitals or not', () => {
  const history = ['Corner Bakery', 'Salary'].map((description, index) => ({
    ...transaction(TODAY, -index - 1),
    description,
  }));

  expect(amounts(filterTransactions(history, { ...everything, text: ' BAKE ' }, TODAY))).toEqual([-1]);
  expect(amounts(filterTransactions(history, { ...everything, text: 'rent' }, TODAY))).toEqual([]);
});

test('asks for every part of the filter at once and keeps the order', () => {
  const history = [transaction(TODAY, -20_000), transaction(TODAY, 20_000), transaction('2026-10-01', -30_000)];

  expect(amounts(filterTransactions(history, everything, TODAY))).toEqual([-20_000, 20_000, -30_000]);
  expect(amounts(filterTransactions(history, { period: 30, type: 'expense', amount: 'high' }, TODAY))).toEqual([
    -20_000,
  ]);
});
