import type { Mode, Result } from './Bench.ts';
import { AT_ONCE, openPayers } from './payers.ts';
import { middle, ratios } from './statistics.ts';

const FULL = { turns: 7, customers: 400 };
const SHORT = { turns: 1, customers: 8 };
const MIN_RATIO = 0.6;

/** Compares standing orders that are due with transfers that customers order, by turns: the bookings are alike. */
export default async function jobs(mode: Mode): Promise<Result> {
  const { turns, customers } = mode === 'full' ? FULL : SHORT;
  const { owner, order, payDue, close } = await openPayers(customers);
  const [ordered, due]: [number[], number[]] = [[], []];
  // The first turn warms up.
  for (let turn = 0; turn <= turns; turn += 1) {
    const rates = [await order('savings'), await payDue()];
    if (turn > 0) [ordered, due].forEach((all, at) => void all.push(rates[at] ?? Number.NaN));
  }
  const left = await owner.selectFrom('schedules').select('id').where('next_on', 'is not', null).execute();
  await close();

  const subject = `${AT_ONCE} bookings at once`;
  const unit = 'per second';
  return {
    figures: [
      { subject, name: 'transfers that customers order', unit, ...middle(ordered) },
      { subject, name: 'standing orders that are due', unit, ...middle(due) },
      {
        subject,
        name: 'standing orders ÷ transfers',
        unit: 'times',
        ...middle(ratios(due, ordered)),
        ...(mode === 'full' && { min: MIN_RATIO }),
      },
      { subject, name: 'standing orders that are left', unit: 'count', value: left.length, max: 0 },
    ],
  };
}
