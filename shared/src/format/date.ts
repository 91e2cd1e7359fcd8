import { directionOf, isolate } from '../languages';
import { currentLocale, formatOf } from './locale';

const dayFormat = formatOf(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
);

const monthFormat = formatOf(
  (locale, isShort: boolean) =>
    new Intl.DateTimeFormat(locale, {
      ...(isShort ? { month: 'short' } : { month: 'long', year: 'numeric' }),
      timeZone: 'UTC',
    }),
);

const timeFormat = formatOf((locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }));

const bankCalendar = formatOf(
  () =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone: 'America/New_York',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
);

/** ISO 8601 calendar date: `2026-11-20`. */
export type IsoDay = string;

/** ISO 8601 calendar month: `2026-11`. */
export type IsoMonth = string;

/** `2026-11-20` becomes `Nov 20, 2026`, or `20 nov 2026`. */
export function formatDay(day: IsoDay): string {
  const text = dayFormat().format(new Date(`${day}T00:00:00Z`));
  // Parts without texts in the page's language run from left to right.
  return directionOf(currentLocale()) === 'rtl' ? isolate(text) : text;
}

/** `2026-11` becomes `November 2026`, with `short` `Nov`. */
export function formatMonth(month: IsoMonth, { short = false } = {}): string {
  return monthFormat(short).format(new Date(`${month}-01T00:00:00Z`));
}

/** `5:42 PM`, in the customer's time zone. @param time in ms since the epoch */
export function formatTime(time: number): string {
  return timeFormat().format(time);
}

/** The bank's, wherever the customer is: payments, statements and due dates are of its calendar. */
export function today(): IsoDay {
  return bankCalendar().format(new Date());
}

/** Calendar days, independent of time zones and daylight saving. */
export function daysBefore(day: IsoDay, days: number): IsoDay {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - days);
  return date.toISOString().slice(0, 10);
}
