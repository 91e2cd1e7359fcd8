import { daysBefore, type IsoDay } from '@bank/shared/format';
import type { Recurring, Schedule } from '../api';

type Rhythm = Recurring['rhythm'] | Schedule['rhythm'];

const DAYS = { weekly: 7, fortnightly: 14 };
const MONTHS = { monthly: 1, yearly: 12 };

/** The first day and those that follow it by the rhythm, up to `until`. */
export function daysFrom(first: IsoDay, rhythm: Rhythm, until: IsoDay): IsoDay[] {
  const days: IsoDay[] = [];
  for (let day = first; day <= until; day = dayAfter(first, rhythm, days.length)) {
    days.push(day);
    if (rhythm === 'once') break;
  }
  return days;
}

export function dayAfter(first: IsoDay, rhythm: Exclude<Rhythm, 'once'>, steps: number): IsoDay {
  if (rhythm === 'weekly' || rhythm === 'fortnightly') return daysBefore(first, -DAYS[rhythm] * steps);
  return addMonths(first, MONTHS[rhythm] * steps);
}

/** The last day of the month where that is shorter. */
function addMonths(day: IsoDay, months: number): IsoDay {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth))).toISOString().slice(0, 10);
}
