import { isBankHoliday } from './bankHolidays.ts';

/** The holidays that the Federal Reserve has published. */
const HOLIDAYS = {
  2025: ['01-01', '01-20', '02-17', '05-26', '06-19', '07-04', '09-01', '10-13', '11-11', '11-27', '12-25'],
  2026: ['01-01', '01-19', '02-16', '05-25', '06-19', '09-07', '10-12', '11-11', '11-26', '12-25'],
  2027: ['01-01', '01-18', '02-15', '05-31', '07-05', '09-06', '10-11', '11-11', '11-25'],
};

test.each(Object.entries(HOLIDAYS))('knows the working days of %s on which no dollars move', (year, expected) => {
  const days = Array.from({ length: 365 }, (_, index) => new Date(Date.UTC(Number(year), 0, 1 + index)));
  const found = days
    .filter((day) => ![0, 6].includes(day.getUTCDay()))
    .map((day) => day.toISOString().slice(0, 10))
    .filter(isBankHoliday);

  expect(found).toEqual(expected.map((day) => `${year}-${day}`));
});
