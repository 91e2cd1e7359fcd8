import { Value } from 'typebox/value';
import { day as dayOfCalendar } from '../../../kernel/contract/values.ts';
import { RHYTHMS } from '../contract/schedules.ts';
import { dateAfter, datesFrom, type Plan } from './dates.ts';

const plan = (firstOn: string, rhythm: Plan['rhythm'], lastOn: string | null = null) => ({ firstOn, rhythm, lastOn });

test.each<[string, Plan, string[]]>([
  ['once', plan('2026-11-30', 'once'), ['2026-11-30']],
  ['each week', plan('2026-12-22', 'weekly'), ['2026-12-22', '2026-12-29', '2027-01-05']],
  ['every two weeks', plan('2026-12-22', 'fortnightly'), ['2026-12-22', '2027-01-05', '2027-01-19']],
  [
    'the 31st, which is the last day of shorter months',
    plan('2027-01-31', 'monthly'),
    ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30'],
  ],
  ['the 29th in a leap year', plan('2028-01-30', 'monthly'), ['2028-01-30', '2028-02-29', '2028-03-30']],
  ['over the year', plan('2026-12-15', 'monthly'), ['2026-12-15', '2027-01-15', '2027-02-15']],
  ['to its end, that day included', plan('2026-12-01', 'weekly', '2026-12-08'), ['2026-12-01', '2026-12-08']],
])('falls on %s', (_, given, dates) => {
  expect(datesFrom(given, given.firstOn, dates.length)).toEqual(dates);
  expect(dateAfter(given, '0001-01-01')).toBe(given.firstOn);
});

test('ends with its last date', () => {
  expect(dateAfter(plan('2026-11-30', 'once'), '2026-11-30')).toBeNull();
  expect(dateAfter(plan('2026-12-01', 'weekly', '2026-12-14'), '2026-12-08')).toBeNull();
});

/** Each day of four years, one of them a leap year, as the day after which the next date is asked for. */
test.each(RHYTHMS)('%s: each next date is a day, later, of the plan, and the first one after', (rhythm) => {
  for (const firstOn of ['2026-01-31', '2028-02-29', '2026-12-31', '2026-06-15']) {
    const given = plan(firstOn, rhythm);
    const dates = datesFrom(given, firstOn, 300);
    let at = 0;
    for (let time = Date.parse(firstOn); at < dates.length - 1 && at < 50; time += 86_400_000) {
      const day = new Date(time).toISOString().slice(0, 10);
      if ((dates[at] ?? '') <= day) at += 1;
      expect([day, dateAfter(given, day)]).toEqual([day, dates[at]]);
      expect(Value.Check(dayOfCalendar, dates[at])).toBe(true);
    }
  }
});
