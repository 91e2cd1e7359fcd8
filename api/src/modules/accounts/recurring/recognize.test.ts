import { recognize } from './recognize.ts';

const booked = (amounts: number[], ...dates: string[]) =>
  dates.map((date, index) => ({ date, amount: BigInt(amounts[index % amounts.length] ?? 0) }));

test.each([
  ['weekly', '2026-11-27', ['2026-11-20', '2026-11-13', '2026-11-05', '2026-10-29']],
  ['fortnightly', '2026-12-04', ['2026-11-20', '2026-11-06', '2026-10-23']],
  ['monthly', '2026-12-20', ['2026-11-20', '2026-10-20', '2026-09-18']],
  ['monthly', '2027-02-28', ['2027-01-31', '2026-12-31', '2026-11-30']],
  ['yearly', '2027-11-20', ['2026-11-20', '2025-11-22']],
])('recognizes what is paid %s, and that it comes next on %s', (rhythm, next, dates) => {
  expect(recognize(booked([-1299], ...dates), dates[0] ?? '')).toEqual({ rhythm, next });
});

test.each([
  ['at irregular days', [-1299], ['2026-11-20', '2026-10-20', '2026-10-02']],
  ['every day', [-1299], ['2026-11-20', '2026-11-19', '2026-11-18', '2026-11-17']],
  ['in a month twice', [-1299], ['2026-11-20', '2026-11-20', '2026-10-20', '2026-09-20']],
  ['a second time only', [-1299], ['2026-11-20', '2026-10-20']],
  ['of amounts that differ by more than a quarter', [-1200, -899], ['2026-11-20', '2026-10-20', '2026-09-20']],
])('recognizes nothing in what is paid %s', (_, amounts, dates) => {
  expect(recognize(booked(amounts, ...dates), '2026-11-21')).toBeUndefined();
});

test('expects what is late for some days', () => {
  const dates = ['2026-10-20', '2026-09-20', '2026-08-20'];

  expect(recognize(booked([-1299], ...dates), '2026-11-30')?.next).toBe('2026-11-20');
  expect(recognize(booked([-1299], ...dates), '2026-12-01')).toBeUndefined();
});

test('tells what it was each time before, but not of what always changes', () => {
  const dates = ['2026-11-20', '2026-10-20', '2026-09-20'];

  expect(recognize(booked([-1499, -1299, -1299], ...dates), '2026-11-21')?.before).toBe(-1299n);
  expect(recognize(booked([-1499, -1299, -1399], ...dates), '2026-11-21')?.before).toBeUndefined();
});

test('compares the newest bookings only', () => {
  const monthly = ['2026-11-20', '2026-10-20', '2026-09-20', '2026-08-20', '2026-07-20', '2026-06-20'];

  expect(recognize(booked([-1299], ...monthly, '2026-06-19'), '2026-11-21')?.rhythm).toBe('monthly');
});
