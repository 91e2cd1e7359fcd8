import type { Account } from '@bank/shared/api';
import { planAhead } from './planAhead';
import { safeToSpend } from './safeToSpend';
import type { Bills, Recurring, Schedule } from './types';

const today = '2026-11-20';
const usd = (minor: number) => ({ minor, currency: 'USD' });
const account = (id: string, type: Account['type'], minor: number): Account => ({
  id,
  name: `My ${id}`,
  lastFour: '1234',
  type,
  balance: usd(minor),
  status: 'Active',
});
const checking = account('checking', 'Checking', 100_000);
const savings = account('savings', 'Savings', 50_000);
const credit = account('credit', 'Credit Card', -20_000);

const schedule = (given: Partial<Schedule>): Schedule => ({
  id: 's1',
  kind: 'external',
  from: { name: 'My checking', lastFour: '1234' },
  memo: '',
  rhythm: 'monthly',
  to: { name: 'Landlord', lastFour: '9017' },
  amount: usd(60_000),
  upcoming: ['2026-12-01'],
  isCancelled: false,
  executions: [],
  ...given,
});
const recurring = (given: Partial<Recurring>): Recurring => ({
  id: 'r1',
  accountId: 'checking',
  description: 'Streamline',
  category: 'Utilities',
  amount: usd(-1_500),
  rhythm: 'monthly',
  next: '2026-11-28',
  bookings: [],
  ...given,
});
const salary = recurring({ id: 'r2', description: 'Northwind', amount: usd(200_000), next: '2026-12-04' });
const bills = (given: Partial<Bills>): Bills => ({
  accounts: [checking, savings, credit],
  schedules: [],
  recurring: [],
  leftOut: [],
  debts: [],
  ...given,
});
const planned = (given: Partial<Bills>) =>
  planAhead(bills(given), today).map(({ on, name, amount, left }) => [on, name, amount.minor, left?.minor]);

test('lists what is due by day, with what the account then has left', () => {
  const debts = [{ account: credit, due: { date: '2026-11-25', minimum: usd(2_500) } }];

  expect(planned({ schedules: [schedule({})], recurring: [recurring({}), salary], debts })).toEqual([
    ['2026-11-25', 'My credit', -2_500, 97_500],
    ['2026-11-28', 'Streamline', -1_500, 96_000],
    ['2026-12-01', 'Landlord', -60_000, 36_000],
    ['2026-12-04', 'Northwind', 200_000, 236_000],
  ]);
});

test('goes on by the rhythm where the bank names three dates only, until the last one', () => {
  const weekly = { rhythm: 'weekly', upcoming: ['2026-11-21', '2026-11-28', '2026-12-05'] } as const;

  expect(planned({ schedules: [schedule({ ...weekly, upcoming: [...weekly.upcoming] })] })).toHaveLength(5);
  const ending = schedule({ ...weekly, upcoming: [...weekly.upcoming], lastOn: '2026-12-12' });
  expect(planned({ schedules: [ending] }).map(([on]) => on)).toEqual([...weekly.upcoming, '2026-12-12']);
  expect(planned({ schedules: [schedule({ rhythm: 'once' })] })).toHaveLength(1);
});

test('keeps the dates that the bank names: after a short month it pays on the last day again', () => {
  const ended = schedule({ upcoming: ['2026-11-30', '2026-12-31', '2027-01-31'] });
  const dues = planAhead(bills({ schedules: [ended] }), '2026-11-28');

  expect(dues.map(({ on }) => on)).toEqual(['2026-11-30', '2026-12-31']);
});

test('a transfer between own accounts is due once, and reaches the other', () => {
  const to = { name: 'My savings', lastFour: '1234' };
  const saving = schedule({ kind: 'internal', to, rhythm: 'once' });
  const later = recurring({ accountId: 'savings', next: '2026-12-02' });

  expect(planned({ schedules: [saving], recurring: [later] })).toEqual([
    ['2026-12-01', 'My savings', -60_000, 40_000],
    ['2026-12-02', 'Streamline', -1_500, 108_500],
  ]);
});

test('expects today what is late, and then goes on from its own day', () => {
  expect(planned({ recurring: [recurring({ next: '2026-11-18' })] }).map(([on]) => on)).toEqual([
    '2026-11-20',
    '2026-12-18',
  ]);
});

test('what is safe to spend is what is available less what is due before the next payday', () => {
  const given = bills({
    schedules: [schedule({}), schedule({ id: 's2', upcoming: ['2026-12-04'] })],
    recurring: [recurring({}), salary, recurring({ id: 'r3', accountId: 'credit' })],
    debts: [{ account: credit, due: { date: '2026-11-25', minimum: usd(2_500) } }],
  });

  const { payday, safe, due } = safeToSpend(given, planAhead(given, today), today) ?? {};

  expect(payday).toEqual({ on: '2026-12-04', payer: 'Northwind', amount: usd(200_000) });
  expect(due).toEqual({ scheduled: usd(60_000), recurring: usd(1_500), debts: usd(2_500) });
  expect(safe).toEqual(usd(36_000));
});

test('interest is no payday, and without one the next thirty days count', () => {
  const interest = { ...salary, wording: { kind: 'interest' as const } };
  const given = bills({ recurring: [interest], schedules: [schedule({})] });

  const safe = safeToSpend(given, planAhead(given, today), today);

  expect([safe?.payday, safe?.safe]).toEqual([undefined, usd(40_000)]);
  expect(safeToSpend(bills({ accounts: [savings] }), [], today)).toBeUndefined();
});
