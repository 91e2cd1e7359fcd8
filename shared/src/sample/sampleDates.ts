// Importing by the public name uses the page's own copy, so that this package's builds bundle only sample data.
import { daysBefore, type IsoDay } from '@bank/shared/format';
import type { Schedule } from '../api/schema';

const SHOWN_DATES = 3;
const DAYS = { weekly: 7, fortnightly: 14 };

/** A payment on one day, or repeated from that day on. */
type Plan = Pick<Schedule, 'rhythm' | 'lastOn'> & { firstOn: IsoDay };

/** Lists the next dates as the bank counts them: the 31st becomes the last day of a shorter month. */
export function sampleDates({ firstOn, rhythm, lastOn }: Plan, after: IsoDay): IsoDay[] {
  const dates: IsoDay[] = [];
  for (let step = 0; dates.length < SHOWN_DATES; step += 1) {
    if (rhythm === 'once' && step > 0) break;
    const date =
      rhythm === 'weekly' || rhythm === 'fortnightly'
        ? daysBefore(firstOn, -DAYS[rhythm] * step)
        : addMonths(firstOn, step);
    if (lastOn && date > lastOn) break;
    if (date > after) dates.push(date);
  }
  return dates;
}

function addMonths(day: IsoDay, months: number): IsoDay {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth))).toISOString().slice(0, 10);
}
