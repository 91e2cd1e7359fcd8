import { daysBefore } from '@bank/shared/format';
import { type SampleSchedule, sampleDates, sampleSchedules as schedules } from '@bank/shared/sample';
import type { Payee, PaymentsData, Plan, Schedule } from './types';

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

function find(id: string): SampleSchedule | undefined {
  return schedules.read().find((schedule) => schedule.id === id);
}

function change(id: string, apply: (kept: SampleSchedule) => SampleSchedule): void {
  const kept = find(id);
  if (kept) schedules.replace(apply(kept));
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
