import { DAY } from './Bank.ts';

/** A calendar day such as `2026-11-30`. It is none of the clock's instants, so daylight saving cannot move it. */
export type Day = string;

/** The bank's, wherever its customers and its servers are: what the database calls `bank_day` counts in it too. */
const TIME_ZONE = 'America/New_York';

const calendar = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const offsets = new Intl.DateTimeFormat('en-US', { timeZone: TIME_ZONE, timeZoneName: 'longOffset' });

/** The bank's calendar day at this time. */
export function dayAt(time: Date): Day {
  return calendar.format(time);
}

/**
 * When the bank's clock says so on that day.
 * @param clock not from two to seven: what it would be by UTC, four or five hours earlier, has to have the same offset
 */
export function timeOn(day: Day, clock = '00:00:00'): Date {
  const parts = offsets.formatToParts(new Date(`${day}T${clock}Z`));
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '');
  return new Date(`${day}T${clock}${offset}`);
}

export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}
