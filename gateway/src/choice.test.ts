import { cardsRegistry, cardsRelease } from '@bank/registry/testing/cardsRegistry.ts';
import { choiceOf } from './choice.ts';
import { isInCanary } from './cohort.ts';

test.each([
  ['mfe-cards', '0123456789abcdef', 10.2, 10.3],
  ['mfe-cards', 'fedcba9876543210', 14.7, 14.8],
  ['shell', '0123456789abcdef', 74.2, 74.3],
])('gateways of all versions give the canary of %s to %s from the same percentage on', (name, cohort, below, from) => {
  expect([below, from].map((percent) => isInCanary(name, cohort, percent))).toEqual([false, true]);
});

test('a visitor’s language is not looked for where nothing depends on it', () => {
  const registry = cardsRegistry(
    { active: 'a', previous: [], canary: { version: 'b', percent: 50 } },
    cardsRelease('a'),
    cardsRelease('b'),
  );
  const visitor = {
    cohort: '0123456789abcdef',
    get language(): string {
      throw new Error('It is parsed from the headers.');
    },
  };

  expect(choiceOf(registry, visitor)).toMatchObject({ flags: [], groups: [], languages: [] });
});
