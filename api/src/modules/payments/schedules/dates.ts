import { DAY } from '../../../kernel/bank/Bank.ts';
import { addDays, type Day } from '../../../kernel/bank/days.ts';
import type { Rhythm } from '../contract/schedules.ts';

export interface Plan {
  firstOn: Day;
  rhythm: Rhythm;
  lastOn: Day | null;
}

const DAYS = { weekly: 7, fortnightly: 14 };

/** @returns null when the plan has none after that day */
export function dateAfter(plan: Plan, day: Day): Day | null {
  const date = nextStep(plan, day);
  return date === null || (plan.lastOn !== null && date > plan.lastOn) ? null : date;
}

/** The next dates from one on, that one included. */
export function datesFrom(plan: Plan, next: Day | null, count: number): Day[] {
  const dates: Day[] = [];
  for (let date = next; date !== null && dates.length < count; date = dateAfter(plan, date)) dates.push(date);
  return dates;
}

export function addYears(day: Day, years: number): Day {
  return addMonths(day, years * 12);
}

function nextStep({ firstOn, rhythm }: Plan, day: Day): Day | null {
  if (day < firstOn) return firstOn;
  if (rhythm === 'once') return null;
  if (rhythm === 'monthly') {
    const months = monthOf(day) - monthOf(firstOn);
    const date = addMonths(firstOn, months);
    return date > day ? date : addMonths(firstOn, months + 1);
  }
  const step = DAYS[rhythm];
  const passed = (timeOf(day) - timeOf(firstOn)) / DAY;
  return addDays(firstOn, (Math.floor(passed / step) + 1) * step);
}

/** Counted from the first date: after a February that ends on the 28th, the 31st is the 31st again. */
function addMonths(day: Day, months: number): Day {
  const month = monthOf(day) + months;
  const lastOfMonth = new Date(Date.UTC(0, month + 1, 0)).getUTCDate();
  return isoOf(Date.UTC(0, month, Math.min(Number(day.slice(8)), lastOfMonth)));
}

/** Counts months from January of the year that `Date.UTC` calls 0. */
function monthOf(day: Day): number {
  return (Number(day.slice(0, 4)) - 1900) * 12 + Number(day.slice(5, 7)) - 1;
}

function timeOf(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function isoOf(time: number): Day {
  return new Date(time).toISOString().slice(0, 10);
}
