import { ageProblem } from './ageProblem.ts';

const AT = '2026-01-01T00:00:00.000Z';
const day = (count: number) => Date.parse(AT) + count * 24 * 60 * 60 * 1000;

test.each([0, 1, 89.9])('says nothing of what was signed %d days ago', (days) => {
  expect(ageProblem(AT, 90, day(days))).toBeUndefined();
});

test.each([90, 400])('says what is %d days old, and how it is renewed', (days) => {
  expect(ageProblem(AT, 90, day(days))).toBe(
    `The newest that an operator has signed is ${days} days old; the configuration allows 90. If nobody holds newer documents back, renew the registry: npm run bank -- renew`,
  );
});
