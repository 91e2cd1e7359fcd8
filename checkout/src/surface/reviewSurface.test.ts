import type { Difference } from './compareReports.ts';
import { missingBump, surfaceProblem } from './reviewSurface.ts';

const added: Difference = { entry: 'ui', name: 'Chip', bump: 'minor', found: 'is new.' };
const removed: Difference = { entry: 'format', bump: 'major', found: 'is gone.' };
const review = (version: string, ...differences: Difference[]) => ({ recorded: '2.1.3', version, differences });
const unrecorded = (version: string) =>
  `The surface of @bank/shared ${version} is not recorded yet. Run "npm run surface", and commit shared/surface.`;

test('names what was added and asks for a minor changeset', () => {
  const problem = `The surface of @bank/shared 2.1.3 has changed:
  minor  @bank/shared/ui: Chip is new.
Say so in a minor changeset for @bank/shared ("npm run changeset"), apply it ("npm run changeset -- version"), and run "npm run surface".`;

  expect(missingBump(review('2.1.4', added))).toBe(problem);
  expect(surfaceProblem(review('2.1.4', added))).toBe(problem);
});

test('asks for a major changeset when anything is gone or has changed', () => {
  expect(missingBump(review('2.2.0', added, removed))).toBe(`The surface of @bank/shared 2.1.3 has changed:
  minor  @bank/shared/ui: Chip is new.
  major  @bank/shared/format: is gone.
Say so in a major changeset for @bank/shared ("npm run changeset"), apply it ("npm run changeset -- version"), and run "npm run surface".`);
});

test.each([
  ['2.2.0', added],
  ['2.3.0', added],
  ['3.0.0', removed],
])('takes version %s for a change that was due, once it is recorded', (version, difference) => {
  expect(missingBump(review(version, difference))).toBeUndefined();
  expect(surfaceProblem(review(version, difference))).toBe(unrecorded(version));
});

test('has each version recorded, as a later change is measured by it, and lets none go back', () => {
  expect(surfaceProblem(review('2.1.3'))).toBeUndefined();
  expect(surfaceProblem(review('2.2.0'))).toBe(unrecorded('2.2.0'));
  expect(missingBump(review('2.1.2'))).toMatch('Set "version" in shared/package.json to 2.1.3 (it is 2.1.2)');
});
