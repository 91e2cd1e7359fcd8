import type { IsoDay, Money } from '@bank/shared/format';
import { paths } from '@bank/shared/paths';
import { nameOf } from './nameOf';
import { historyOf } from './planAhead';
import type { Bills, Schedule } from './types';

export interface Done {
  id: string;
  on: IsoDay;
  name: string;
  /** Positive. */
  amount: Money;
  outcome: Schedule['executions'][number]['outcome'];
  to: string;
}

/** What was paid, skipped or failed since the month began, the newest first. */
export function doneThisMonth({ schedules, recurring }: Bills, today: IsoDay): Done[] {
  const month = today.slice(0, 7);
  const scheduled = schedules.flatMap(({ id, to, amount, executions }) =>
    executions.map(({ on, outcome }) => ({
      id: `${id} ${on}`,
      on,
      name: to.name,
      amount,
      outcome,
      to: `${paths.transfers}/scheduled/${encodeURIComponent(id)}`,
    })),
  );
  const paid = recurring
    .filter(({ amount }) => amount.minor < 0)
    .flatMap((one) =>
      one.bookings.map(({ date, amount }, index) => ({
        id: `${one.id} ${index}`,
        on: date,
        name: nameOf(one),
        outcome: 'paid' as const,
        amount: { ...amount, minor: -amount.minor },
        to: historyOf(one),
      })),
    );
  return [...scheduled, ...paid]
    .filter(({ on }) => on.startsWith(month))
    .toSorted((one, other) => other.on.localeCompare(one.on));
}
