import type { Channel, Registry } from '@bank/registry/schema.ts';
import { canariesOf, canaryApps } from './choice.ts';
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

test('makes a cookie for a year', () => {
  expect(newCohort()).toMatch(/^[0-9a-f]{16}$/);
  expect(cohortCookie('0', '/banking/', false)).toBe(
    'bank:cohort=0; Path=/banking/; Max-Age=31536000; SameSite=Lax; HttpOnly',
  );
  expect(cohortOf({})).toBeUndefined();
});

test('a customer of bucket 500 is outside a canary of 5 percent, and inside the next larger one', () => {
  expect(isInCanary('shell', '00000000000026eb', 5)).toBe(false);
  expect(isInCanary('shell', '00000000000026eb', 5.01)).toBe(true);
});

describe('of the packages of a registry', () => {
  const channel = (percent?: number): Channel => ({
    active: '1',
    previous: [],
    ...(percent !== undefined && { canary: { version: '2', percent } }),
  });
  const bank = (shell: Channel, ...remotes: Channel[]) =>
    ({
      shell,
      releases: {},
      remotes: Object.fromEntries(remotes.map((remote, at) => [`mfe-${at}`, remote])),
    }) as Registry;

  test('a customer gets those canaries whose part they are in, and none without a cohort', () => {
    expect(canariesOf(bank(channel(100), channel(), channel(100), channel(0)), newCohort())).toEqual([
      'shell',
      'mfe-1',
    ]);
    expect(canariesOf(bank(channel(), channel(100)), undefined)).toEqual([]);
  });

  test('a customer gets all canaries of one set, or none of them', () => {
    const member = { ...channel(50), sets: { 2: 'one-set' } };
    const found = cohorts.slice(0, 100).map((cohort) => canariesOf(bank(member, member, member), cohort).length);

    expect([...new Set(found)].sort()).toEqual([0, 3]);
  });

  test('one canary is enough for a customer to need a cohort', () => {
    expect(canaryApps(bank(channel(), channel()))).toEqual([]);
    expect(canaryApps(bank(channel(), channel(), channel(5)))).toHaveLength(1);
    expect(canaryApps(bank(channel(5), channel()))).toEqual(['shell']);
  });
});
