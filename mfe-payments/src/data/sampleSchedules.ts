import { daysBefore, today } from '@bank/shared/format';
import { sampleDates } from './sampleDates';
import { sampleStore } from './sampleStore';
import type { Payee, PaymentsData, Plan, Schedule } from './types';

interface Kept extends Schedule {
  /** All dates are counted from it. */
  firstOn: string;
}

const checking = { name: 'Primary Checking', lastFour: '4821' };

const schedules = sampleStore<Kept>('bank:sample-schedules', () => {
  const given = { from: checking, isCancelled: false } as const;
  const rent = { firstOn: firstOfNextMonth(), rhythm: 'monthly' } as const;
  const saving = { firstOn: daysBefore(today(), 5), rhythm: 'fortnightly' } as const;
  return [
    {
      ...{ ...given, ...saving, id: 'SX12-7093', kind: 'internal', memo: '' },
      to: { name: 'High Yield Savings', lastFour: '7093' },
      amount: { minor: 35_000, currency: 'USD' },
      upcoming: sampleDates(saving, today()),
      executions: [
        { on: daysBefore(today(), 5), outcome: 'paid', orderId: 'QX41-7093' },
        { on: daysBefore(today(), 19), outcome: 'paid', orderId: 'QX29-7093' },
      ],
    },
    {
      ...{ ...given, ...rent, id: 'SX09-9017', kind: 'external', memo: 'Rent' },
      to: { name: 'Harbour Court 12', lastFour: '9017' },
      amount: { minor: 138_000, currency: 'USD' },
      upcoming: sampleDates(rent, today()),
      executions: [],
    },
  ];
});

export function keepSampleSchedule(
  order: Pick<Schedule, 'id' | 'kind' | 'from' | 'to' | 'amount' | 'memo'>,
  plan: Plan,
): string {
  if (find(order.id)) return order.id;
  const upcoming = sampleDates(plan, daysBefore(plan.firstOn, 1));
  schedules.add({ ...order, ...plan, upcoming, isCancelled: false, executions: [] });
  return order.id;
}

/** All that are still to come. */
export function cancelSamplePayments({ lastFour }: Payee): void {
  const open = schedules.read().filter(({ kind, to }) => kind === 'external' && to.lastFour === lastFour);
  for (const { id } of open) cancel(id);
}

function cancel(id: string): void {
  change(id, (kept) => ({ ...kept, upcoming: [], isCancelled: kept.isCancelled || kept.upcoming.length > 0 }));
}

function find(id: string): Kept | undefined {
  return schedules.read().find((schedule) => schedule.id === id);
}

function change(id: string, apply: (kept: Kept) => Kept): void {
  const kept = find(id);
  if (kept) schedules.replace(apply(kept));
}

function firstOfNextMonth(): string {
  const [year = 0, month = 0] = today().split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}

type Methods = 'schedules' | 'schedule' | 'changeSchedule' | 'skipScheduled' | 'cancelSchedule';

export const sampleSchedules: Pick<PaymentsData, Methods> = {
  schedules: async () =>
    schedules
      .read()
      .filter(({ upcoming }) => upcoming.length > 0)
      .toSorted((one, other) => (one.upcoming[0] ?? '').localeCompare(other.upcoming[0] ?? '')),
  schedule: async (id) => find(id),
  changeSchedule: async (id, { amount, nextOn, lastOn }) =>
    change(id, (kept) => {
      const { lastOn: former, ...rest } = kept;
      const end = lastOn === undefined ? former : (lastOn ?? undefined);
      const firstOn = nextOn ?? kept.firstOn;
      const next = nextOn ?? kept.upcoming[0] ?? firstOn;
      const plan = { firstOn, rhythm: kept.rhythm, ...(end && { lastOn: end }) };
      return { ...rest, ...plan, amount: amount ?? kept.amount, upcoming: sampleDates(plan, daysBefore(next, 1)) };
    }),
  skipScheduled: async (id, on) =>
    change(id, (kept) => ({
      ...kept,
      upcoming: sampleDates(kept, on),
      executions: [{ on, outcome: 'skipped' }, ...kept.executions],
    })),
  cancelSchedule: async (id) => cancel(id),
};
