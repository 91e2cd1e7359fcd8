import { sampleDates } from './sampleDates';

test.each([
  ['once', '2027-01-31', undefined, ['2027-01-31']],
  ['weekly', '2026-12-22', undefined, ['2026-12-22', '2026-12-29', '2027-01-05']],
  ['fortnightly', '2026-12-22', '2027-01-05', ['2026-12-22', '2027-01-05']],
  ['monthly', '2028-01-31', undefined, ['2028-01-31', '2028-02-29', '2028-03-31']],
] as const)('falls %s on the dates that the bank itself would pay on', (rhythm, firstOn, lastOn, dates) => {
  expect(sampleDates({ firstOn, rhythm, lastOn }, '2026-11-23')).toEqual(dates);
  expect(sampleDates({ firstOn, rhythm, lastOn }, firstOn)[0]).toBe(dates[1]);
});
