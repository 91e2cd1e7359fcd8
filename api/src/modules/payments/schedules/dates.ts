import { DAY } from '../../../kernel/bank/Bank.ts';
import type { Rhythm } from '../contract/schedules.ts';

/** A calendar day such as `2026-11-30`. It is none of the clock's instants, so daylight saving cannot move it. */
export type Day = string;

export interface Plan {
  firstOn: Day;
  rhythm: Rhythm;
  lastOn: Day | null;
}

/** The bank's, wherever its customers and its servers are. */
export const TIME_ZONE = 'America/New_York';
const DAYS = { weekly: 7, fortnightly: 14 };

const calendar = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The bank's calendar day at this time. */
export function dayAt(time: Date): Day {
  return calendar.format(time);
}

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

export function addDays(day: Day, days: number): Day {
  return isoOf(timeOf(day) + days * DAY);
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

/** From January of the year that `Date.UTC` calls 0. */
function monthOf(day: Day): number {
  return (Number(day.slice(0, 4)) - 1900) * 12 + Number(day.slice(5, 7)) - 1;
}

function timeOf(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function isoOf(time: number): Day {
  return new Date(time).toISOString().slice(0, 10);
}
