import { daysBefore, formatDay, formatMonth, formatTime, today } from './date';

afterEach(() => jest.useRealTimers());

test('prints a day without shifting it into a time zone', () => {
  expect(formatDay('2026-11-20')).toBe('Nov 20, 2026');
  expect(formatDay('2026-01-01')).toBe('Jan 1, 2026');
});

test('prints a month in full and short', () => {
  expect(formatMonth('2026-01')).toBe('January 2026');
  expect(formatMonth('2026-01', { short: true })).toBe('Jan');
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

test.each([
  ['2026-01-06T04:59:59Z', '2026-01-05'],
  ['2026-01-06T05:00:00Z', '2026-01-06'],
  ['2026-03-08T04:59:59Z', '2026-03-07'],
  ['2026-03-09T04:00:00Z', '2026-03-09'],
  ['2026-11-01T04:00:00Z', '2026-11-01'],
  ['2026-11-02T04:59:59Z', '2026-11-01'],
  ['2026-12-01T04:59:59Z', '2026-11-30'],
])('at %s it is %s, as at the bank, wherever the customer is', (now, day) => {
  jest.useFakeTimers({ now: new Date(now) });
  expect(today()).toBe(day);
});
