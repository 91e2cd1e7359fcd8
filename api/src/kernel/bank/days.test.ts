import { addDays, dayAt, timeOn } from './days.ts';

test.each([
  ['2026-03-08T04:59:59Z', '2026-03-07'],
  ['2026-03-08T05:00:00Z', '2026-03-08'],
  ['2026-03-09T03:59:59Z', '2026-03-08'],
  ['2026-03-09T04:00:00Z', '2026-03-09'],
  ['2026-11-01T03:59:59Z', '2026-10-31'],
  ['2026-11-01T04:00:00Z', '2026-11-01'],
  ['2026-11-02T04:59:59Z', '2026-11-01'],
  ['2026-11-02T05:00:00Z', '2026-11-02'],
])('%s is %s at the bank, where clocks change', (time, day) => {
  expect(dayAt(new Date(time))).toBe(day);
});

/** The days include both on which the clocks change, and month ends: each day ends where the next one begins. */
test('a day begins at midnight by the bank’s clock, whatever the clocks do on it', () => {
  const lengths = ['2026-02-28', '2026-03-07', '2026-03-08', '2026-10-31', '2026-11-01', '2026-12-31'].map((day) => {
    const [begins, ends] = [timeOn(day), timeOn(addDays(day, 1))];
    expect([dayAt(begins), dayAt(new Date(begins.getTime() - 1)), dayAt(new Date(ends.getTime() - 1))]).toEqual([
      day,
      addDays(day, -1),
      day,
    ]);
    return (ends.getTime() - begins.getTime()) / 3_600_000;
  });
  expect(lengths).toEqual([24, 24, 23, 24, 25, 24]);
  expect(timeOn('2026-03-08', '17:00:00').toISOString()).toBe('2026-03-08T21:00:00.000Z');
  expect(timeOn('2026-11-01', '17:00:00').toISOString()).toBe('2026-11-01T22:00:00.000Z');
});
