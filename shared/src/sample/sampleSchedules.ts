// Importing by the public name uses the page's own copy, so that this package's builds bundle only sample data.
import { daysBefore, today } from '@bank/shared/format';
import type { Schedule } from '../api/schema';
import { sampleDates } from './sampleDates';
import { sampleStore } from './sampleStore';

export interface SampleSchedule extends Schedule {
  /** All dates are counted from it. */
  firstOn: string;
}

const checking = { name: 'Primary Checking', lastFour: '4821' };

/** What a visitor has scheduled and changed in this tab. */
export const sampleSchedules = sampleStore<SampleSchedule>('bank:sample-schedules', () => {
  const given = { from: checking, isCancelled: false } as const;
  const rent = { firstOn: firstOfNextMonth(), rhythm: 'monthly' } as const;
  const saving = { firstOn: daysBefore(today(), 5), rhythm: 'fortnightly' } as const;
  return [
    {
      ...given,
      ...saving,
      id: 'SX12-7093',
      kind: 'internal',
      memo: '',
      to: { name: 'High Yield Savings', lastFour: '7093' },
      amount: { minor: 35_000, currency: 'USD' },
      upcoming: sampleDates(saving, today()),
      executions: [
        { on: daysBefore(today(), 5), outcome: 'paid', orderId: 'QX41-7093' },
        { on: daysBefore(today(), 19), outcome: 'paid', orderId: 'QX29-7093' },
      ],
    },
    {
      ...given,
      ...rent,
      id: 'SX09-9017',
      kind: 'external',
      memo: 'Rent',
      to: { name: 'Harbour Court 12', lastFour: '9017' },
      amount: { minor: 138_000, currency: 'USD' },
      upcoming: sampleDates(rent, today()),
      executions: [],
    },
  ];
});

function firstOfNextMonth(): string {
  const [year = 0, month = 0] = today().split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}
