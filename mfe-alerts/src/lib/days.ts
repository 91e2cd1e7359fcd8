import { daysBefore, formatDay, formatTime, type IsoDay } from '@bank/shared/format';
import { text } from '../messages';

/** Returns the day in the customer's time zone. @param instant such as `2026-11-20T10:00:00.000Z` */
export function dayOf(instant: string): IsoDay {
  // Swedes write days as ISO 8601 does.
  return new Date(instant).toLocaleDateString('sv');
}

export function wordDay(day: IsoDay): string {
  const today = dayOf(new Date().toISOString());
  if (day === today) return text('list.today');
  return day === daysBefore(today, 1) ? text('list.yesterday') : formatDay(day);
}

/** The time of today's alerts, the day of earlier ones. */
export function wordMoment(instant: string): string {
  const day = dayOf(instant);
  return day === dayOf(new Date().toISOString()) ? formatTime(Date.parse(instant)) : wordDay(day);
}
