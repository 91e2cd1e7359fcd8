import { addDays, type Day } from '../../../kernel/bank/days.ts';

/** Month and day. One on a Sunday is kept on the Monday after it, one on a Saturday not at all. */
const FIXED = ['01-01', '06-19', '07-04', '11-11', '12-25'];
/** Month, weekday from Sunday as 0, and which one of the month: the last for -1. */
const FLOATING: [month: number, weekday: number, which: number][] = [
  [1, 1, 3],
  [2, 1, 3],
  [5, 1, -1],
  [9, 1, 1],
  [10, 1, 2],
  [11, 4, 4],
];

/** The Federal Reserve moves the dollars: https://www.frbservices.org/about/holiday-schedules */
export function isBankHoliday(day: Day): boolean {
  const date = dateOf(day);
  if (FIXED.includes(day.slice(5)) && date.getUTCDay() !== 6) return true;
  if (date.getUTCDay() === 1 && FIXED.includes(addDays(day, -1).slice(5))) return true;
  return FLOATING.some(([month, weekday, which]) => {
    if (date.getUTCMonth() + 1 !== month || date.getUTCDay() !== weekday) return false;
    return which === -1 ? !isSameMonth(day, addDays(day, 7)) : Math.ceil(date.getUTCDate() / 7) === which;
  });
}

function isSameMonth(one: Day, other: Day): boolean {
  return one.slice(0, 7) === other.slice(0, 7);
}

function dateOf(day: Day): Date {
  return new Date(`${day}T00:00:00Z`);
}
