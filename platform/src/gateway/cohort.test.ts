import { cohortCookie, cohortOf, isInCanary, newCohort } from './cohort.ts';

const CUSTOMERS = 100_000;
const cohorts = Array.from({ length: CUSTOMERS }, newCohort);
const share = (chosen: string[]) => (100 * chosen.length) / CUSTOMERS;
const POINT = 1;

test.each([0.5, 10, 50, 99])(
  'gives a canary of %d percent to that part of 100,000 customers, within a point',
  (percent) => {
    const chosen = cohorts.filter((cohort) => isInCanary('mfe-accounts', cohort, percent));

    expect(Math.abs(share(chosen) - percent)).toBeLessThan(POINT);
  },
);

test('gives a canary of 100 percent to everybody', () => {
  expect(cohorts.every((cohort) => isInCanary('mfe-accounts', cohort, 100))).toBe(true);
});

test('keeps whoever is in when the canary grows', () => {
  const before = cohorts.filter((cohort) => isInCanary('mfe-accounts', cohort, 10));

  expect(before.every((cohort) => isInCanary('mfe-accounts', cohort, 20))).toBe(true);
});

test('chooses other customers for each remote', () => {
  const inBoth = cohorts.filter((cohort) => isInCanary('mfe-a', cohort, 50) && isInCanary('mfe-b', cohort, 50));

  expect(Math.abs(share(inBoth) - 25)).toBeLessThan(POINT);
});

test('reads back the cookie it sets, and nothing else', () => {
  const cookie = cohortCookie('0123456789abcdef', '/banking/', false);

  expect(cohortOf({ cookie: `theme=x; ${cookie.split(';')[0]}` })).toBe('0123456789abcdef');
  expect(cohortOf({ cookie: 'bank:cohort=<script>' })).toBeUndefined();
  expect(cookie).toContain('SameSite=Lax; HttpOnly');
  expect(cookie).not.toContain('Secure');
  expect(cohortCookie('0', '/', true)).toContain('; Secure');
});
