import type { Mode, Result } from './Bench.ts';
import { AT_ONCE, type Booked, openPayers } from './payers.ts';
import { middle, ratios } from './statistics.ts';

const FULL = { turns: 7, customers: 400 };
const SHORT = { turns: 1, customers: 8 };
const MIN_RATIO = 1.5;

/** Compares standing orders that are due, which share transactions, with transfers that customers order, by turns: the bookings are alike. */
export default async function jobs(mode: Mode): Promise<Result> {
  const { turns, customers } = mode === 'full' ? FULL : SHORT;
  const { owner, order, payDue, close } = await openPayers(customers);
  // It warms up.
  await order('savings');
  await payDue();
  const ordered: Booked[] = [];
  const due: Booked[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    ordered.push(await order('savings'));
    due.push(await payDue());
  }
  const left = await owner.selectFrom('schedules').select('id').where('next_on', 'is not', null).execute();
  await close();

  const subject = `${AT_ONCE} bookings at once`;
  const kinds = { 'transfers that customers order': ordered, 'standing orders that are due': due };
  const ratesOf = (all: Booked[]) => all.map(({ perSecond }) => perSecond);
  return {
    figures: [
      ...Object.entries(kinds).flatMap(([name, all]): Result['figures'] => [
        { subject, name, unit: 'per second', ...middle(ratesOf(all)) },
        {
          subject,
          name: `processor time of PostgreSQL, ${name}`,
          unit: 'ms',
          ...middle(all.map(({ postgresMs }) => postgresMs)),
        },
      ]),
      {
        subject,
        name: 'standing orders ÷ transfers',
        unit: 'times',
        ...middle(ratios(ratesOf(due), ratesOf(ordered))),
        ...(mode === 'full' && { min: MIN_RATIO }),
      },
      { subject, name: 'standing orders that are left', unit: 'count', value: left.length, max: 0 },
    ],
  };
}
