import { dayAt, timeOn } from './days.ts';

/** Such as `2026-10`, by the bank's calendar. */
export function monthOf(time: Date): string {
  return dayAt(time).slice(0, 7);
}

export function startOf(month: string): Date {
  return timeOn(`${month}-01`);
}

/** @param count of months, also negative */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count)).toISOString().slice(0, 7);
}
