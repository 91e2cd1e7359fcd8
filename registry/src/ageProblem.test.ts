import { ageProblem } from './ageProblem.ts';
import type { Registry } from './schema.ts';

const registry = { revision: 7, change: { at: '2026-01-01T00:00:00.000Z' } } as Registry;
const day = (count: number) => Date.parse('2026-01-01T00:00:00.000Z') + count * 24 * 60 * 60 * 1000;

test.each([0, 1, 89.9])('says nothing of a registry that is %d days old', (days) => {
  expect(ageProblem(registry, 90, day(days))).toBeUndefined();
});

test.each([90, 400])('says how old a registry of %d days is, and how it is renewed', (days) => {
  expect(ageProblem(registry, 90, day(days))).toBe(
    `Registry revision 7 is ${days} days old; the configuration allows 90. If nobody holds newer ones back, renew it: npm run bank -- renew`,
  );
});
