import { pageTransactions } from './pageTransactions';
import type { SampleTransaction, Transaction, TransactionSort } from './types';

const transaction = (id: string, date: string, minor: number): SampleTransaction => ({
  id,
  date,
  description: 'Corner Bakery',
  accountId: 'checking',
  category: 'Groceries',
  amount: { minor, currency: 'USD' },
});

const history = [
  transaction('a', '2026-11-10', -9_642),
  transaction('b', '2026-11-18', -1_240),
  transaction('c', '2026-11-14', 218_450),
  transaction('d', '2026-11-14', 100),
];

const ids = (items: Transaction[]) => items.map(({ id }) => id).join('');

test.each<[TransactionSort, string]>([
  ['newest', 'bcda'],
  ['oldest', 'acdb'],
  ['highest', 'cdba'],
  ['lowest', 'abdc'],
])('puts the %s first', (sort, order) => {
  expect(ids(pageTransactions(history, { sort, limit: 10 }).items)).toBe(order);
});

test('goes on where the page before ended, until the last', () => {
  const first = pageTransactions(history, { sort: 'newest', limit: 3 });
  expect([ids(first.items), first.total]).toEqual(['bcd', 4]);

  const last = pageTransactions(history, { sort: 'newest', limit: 3, cursor: first.next ?? '' });

  expect([ids(last.items), last.next]).toEqual(['a', null]);
});

test('adds up what is received and spent, of all pages', () => {
  expect(pageTransactions(history, { sort: 'newest', limit: 1 }).sums).toEqual({
    income: { minor: 218_550, currency: 'USD' },
    spending: { minor: -10_882, currency: 'USD' },
  });
  expect(pageTransactions([], { sort: 'newest', limit: 1 })).not.toHaveProperty('sums');
});

test('leaves out what moves between own accounts', () => {
  const saved = { ...transaction('e', '2026-11-12', -35_000), isBetweenOwn: true };
  const page = (...transactions: SampleTransaction[]) => pageTransactions(transactions, { sort: 'newest', limit: 9 });

  expect(page(...history, saved).total).toBe(5);
  expect(page(...history, saved).sums).toEqual(page(...history).sums);
});

test.each<TransactionSort>(['newest', 'oldest', 'highest', 'lowest'])(
  'keeps the order of equals with the %s first',
  (sort) => {
    const equals = ['a', 'b', 'c'].map((id) => transaction(id, '2026-11-10', -9_642));
    expect(ids(pageTransactions(equals, { sort, limit: 10 }).items)).toBe('abc');
  },
);
