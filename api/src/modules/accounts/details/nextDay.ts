import { addMonths, monthOf } from '../../../kernel/bank/months.ts';

/** The next date with this day of the month, today or later. @param day that every month has: 28 at most */
export function nextDay(day: number, today: Date): string {
  const month = day < today.getUTCDate() ? addMonths(monthOf(today), 1) : monthOf(today);
  return `${month}-${String(day).padStart(2, '0')}`;
}
