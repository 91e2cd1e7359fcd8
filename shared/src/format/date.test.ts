import { daysBefore, formatDay, formatTime, today } from './date';

afterEach(() => jest.useRealTimers());

test('prints a day without shifting it into a time zone', () => {
  expect(formatDay('2026-11-20')).toBe('Nov 20, 2026');
  expect(formatDay('2026-01-01')).toBe('Jan 1, 2026');
});

test('prints a time of the day as the customer’s clock shows it', () => {
  expect(formatTime(new Date(2026, 10, 20, 17, 42, 59).getTime())).toMatch(/^5:42\sPM$/);
});

test('counts days back over months, years and leap days', () => {
  expect(daysBefore('2026-11-20', 0)).toBe('2026-11-20');
  expect(daysBefore('2026-03-01', 1)).toBe('2026-02-28');
  expect(daysBefore('2028-03-01', 1)).toBe('2028-02-29');
  expect(daysBefore('2026-01-05', 30)).toBe('2025-12-06');
});

test('takes today from the customer’s own clock', () => {
  jest.useFakeTimers({ now: new Date(2026, 0, 5, 23, 59) });
  expect(today()).toBe('2026-01-05');
  jest.setSystemTime(new Date(2026, 0, 6, 0, 0));
  expect(today()).toBe('2026-01-06');
});
