import { dayAt } from '../../../kernel/bank/days.ts';
import { addMonths } from '../../../kernel/bank/months.ts';

/** The next date with this day of the month, today or later. @param day that every month has: 28 at most */
export function nextDay(day: number, time: Date): string {
  const today = dayAt(time);
  const month = today.slice(0, 7);
  return `${day < Number(today.slice(8)) ? addMonths(month, 1) : month}-${String(day).padStart(2, '0')}`;
}
