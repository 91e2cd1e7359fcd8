import { daysBefore, today } from '@bank/shared/format';
import type { Checks } from '@bank/shared/forms';
import type { Plan, Rhythm } from '../../data/types';
import { text } from '../../messages';

export interface WhenValues {
  when: 'today' | 'date' | 'repeats';
  /** The only date, or the first one. */
  date: string;
  rhythm: Exclude<Rhythm, 'once'>;
  /** Empty where it goes on until it is cancelled. */
  lastOn: string;
}

export const atOnce: WhenValues = { when: 'today', date: '', rhythm: 'monthly', lastOn: '' };

export const whenChecks = {
  date: (date, { when }) => when === 'today' || checkDate(date),
  lastOn: (lastOn, { when, date }) => when !== 'repeats' || checkEnd(lastOn, date),
} as const satisfies Checks<WhenValues>;

/** True, or what is wrong with a date to come. */
export function checkDate(date: string): true | string {
  if (!date) return text('when.dateMissing');
  if (date < firstDate()) return text('when.datePassed');
  return date <= lastDate() || text('when.dateTooLate');
}

export function checkEnd(lastOn: string, date: string): true | string {
  return !lastOn || lastOn >= date || text('when.endsTooEarly');
}

/** `null`: at once. */
export function planOf({ when, date, rhythm, lastOn }: WhenValues): Plan | null {
  if (when === 'today') return null;
  if (when === 'date') return { firstOn: date, rhythm: 'once' };
  return { firstOn: date, rhythm, ...(lastOn && { lastOn }) };
}

/** What is for today is ordered at once. */
export function firstDate(): string {
  return daysBefore(today(), -1);
}

export function lastDate(): string {
  return daysBefore(today(), -365);
}
