import { directionOf, isolate } from '../languages';
import { currentLocale, formatOf } from './locale';

const dayFormat = formatOf(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
);

const timeFormat = formatOf((locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }));

/** ISO 8601 calendar date: `2026-11-20`. */
export type IsoDay = string;

/** `2026-11-20` becomes `Nov 20, 2026`, or `20 nov 2026`. */
export function formatDay(day: IsoDay): string {
  const text = dayFormat().format(new Date(`${day}T00:00:00Z`));
  // Parts without texts in the page's language run from left to right.
  return directionOf(currentLocale()) === 'rtl' ? isolate(text) : text;
}

/** `5:42 PM`, in the customer's time zone. @param time in ms since the epoch */
export function formatTime(time: number): string {
  return timeFormat().format(time);
}

/** In the customer's time zone. */
export function today(): IsoDay {
  return toIsoDay(new Date());
}

/** Calendar days, independent of time zones and daylight saving. */
export function daysBefore(day: IsoDay, days: number): IsoDay {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - days);
  return date.toISOString().slice(0, 10);
}

function toIsoDay(date: Date): IsoDay {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}
