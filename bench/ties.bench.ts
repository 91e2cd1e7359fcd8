import { sql } from 'kysely';
import type { Mode, Result } from './Bench.ts';
import { AT_ONCE, openPayers } from './payers.ts';
import { middle, ratios } from './statistics.ts';

const FULL = { turns: 15, customers: 200 };
const SHORT = { turns: 1, customers: 8 };

/** Ties by which a changed row is found: what is sent to another bank by its hash, a scheduled date by its booking. */
const TIES = {
  'payments to another bank': { trigger: 'check_rail_payment', table: 'rail_payments' },
  'standing orders': { trigger: 'check_schedule_execution', table: 'schedule_executions' },
} as const;

/** Compares bookings with the same ones without their tie, by turns. */
export default async function ties(mode: Mode): Promise<Result> {
  const { turns, customers } = mode === 'full' ? FULL : SHORT;
  const { owner, order, payDue, close } = await openPayers(customers);
  const work = { 'payments to another bank': () => order('payee'), 'standing orders': payDue };
  const figures: Result['figures'] = [];
  for (const [name, { trigger, table }] of Object.entries(TIES)) {
    const tie = (state: 'enable' | 'disable') =>
      sql`alter table ${sql.table(table)} ${sql.raw(state)} trigger ${sql.ref(trigger)}`.execute(owner);
    const [tied, loose]: [number[], number[]] = [[], []];
    // The first turn warms up.
    for (let turn = 0; turn <= turns; turn += 1)
      for (const [state, rates] of [['enable', tied] as const, ['disable', loose] as const]) {
        await tie(state);
        const { perSecond } = await work[name as keyof typeof work]();
        if (turn > 0) rates.push(perSecond);
      }
    const subject = `${name}, ${AT_ONCE} at once`;
    figures.push(
      { subject, name: 'tied to their bookings', unit: 'per second', ...middle(tied) },
      { subject, name: 'time ÷ without the tie', unit: 'times', ...middle(ratios(loose, tied)) },
    );
  }
  await close();
  return { figures };
}
