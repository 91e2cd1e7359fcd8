import { doneThisMonth } from './doneThisMonth';
import type { Bills } from './types';

const usd = (minor: number) => ({ minor, currency: 'USD' });
const account = { name: 'Everyday', lastFour: '4821' };

test('lists what was paid, skipped or failed this month, the newest first, and no income', () => {
  const bookings = [
    { date: '2026-11-12', amount: usd(-1_499) },
    { date: '2026-10-12', amount: usd(-1_499) },
  ];
  const streaming = {
    ...({ id: 'r1', accountId: 'a1', description: 'Streamline', category: 'Utilities', rhythm: 'monthly' } as const),
    amount: usd(-1_499),
    next: '2026-12-12',
    bookings,
  };
  const bills: Bills = {
    accounts: [],
    schedules: [
      {
        id: 's1',
        kind: 'external',
        from: account,
        to: { name: 'Landlord', lastFour: '9017' },
        memo: '',
        amount: usd(60_000),
        rhythm: 'weekly',
        upcoming: ['2026-11-22'],
        isCancelled: false,
        executions: [
          { on: '2026-11-15', outcome: 'skipped' },
          { on: '2026-11-01', outcome: 'failed' },
          { on: '2026-10-25', outcome: 'paid' },
        ],
      },
    ],
    recurring: [
      streaming,
      { ...streaming, id: 'r2', bookings: [{ date: '2026-11-02', amount: usd(5) }], amount: usd(5) },
    ],
    leftOut: [],
    debts: [],
  };

  expect(doneThisMonth(bills, '2026-11-20').map(({ on, name, outcome }) => [on, name, outcome])).toEqual([
    ['2026-11-15', 'Landlord', 'skipped'],
    ['2026-11-12', 'Streamline', 'paid'],
    ['2026-11-01', 'Landlord', 'failed'],
  ]);
});
