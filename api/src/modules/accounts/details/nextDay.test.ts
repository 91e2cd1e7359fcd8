import { addDays, timeOn } from '../../../kernel/bank/days.ts';
import { nextDay } from './nextDay.ts';

test.each([
  [5, '2026-03-04', '2026-03-05'],
  [5, '2026-03-05', '2026-03-05'],
  [5, '2026-03-06', '2026-04-05'],
  [28, '2026-01-31', '2026-02-28'],
  [1, '2026-12-31', '2027-01-01'],
  [1, '2026-02-28', '2026-03-01'],
])('the %ith that comes next on %s is %s, until the day ends at the bank', (day, today, expected) => {
  expect(nextDay(day, timeOn(today))).toBe(expected);
  expect(nextDay(day, new Date(timeOn(addDays(today, 1)).getTime() - 1))).toBe(expected);
});
