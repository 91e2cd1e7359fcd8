import type { Channel, ShellRelease } from '../schema.ts';
import type { State } from '../state.ts';
import { runningBeside, runningReleases } from './running.ts';

const facts = { kind: 'shell', contract: [1], entry: [], provides: {}, base: '', assets: {}, releasedAt: '' } as const;
const release = (name: string, version: string): ShellRelease => ({
  ...facts,
  contract: [1],
  entry: [],
  name: name as 'shell',
  version,
});
const versions = (name: string) => ({ old: release(name, 'old'), next: release(name, 'next') });
const canary: Channel = { active: 'old', previous: [], canary: { version: 'next', percent: 5 } };
const inSet: Channel = { ...canary, sets: { old: 'past', next: 'set' } };

const state: State = {
  shell: inSet,
  remotes: {
    cards: inSet,
    bills: canary,
    loans: { active: 'old', previous: [], disabled: { message: 'Soon' } },
    gone: { active: 'old', previous: [] },
  },
  releases: Object.fromEntries(['shell', 'cards', 'bills', 'loans'].map((name) => [name, versions(name)])),
};

test('names every version that somebody gets, whether it is a canary or disabled, and the set of the canary', () => {
  const found = runningReleases(state).map(({ release: { name, version }, isCanary, isDisabled, set }) => [
    `${name} ${version}`,
    ...[isCanary, isDisabled, set],
  ]);

  expect(found).toEqual([
    ['shell old', false, false, 'set'],
    ['shell next', true, false, 'set'],
    ['cards old', false, false, 'set'],
    ['cards next', true, false, 'set'],
    ['bills old', false, false, undefined],
    ['bills next', true, false, undefined],
    ['loans old', false, true, undefined],
  ]);
});

test.each([
  ['cards', 'next', 'shell next, bills old, bills next, loans old'],
  ['cards', 'old', 'shell old, bills old, bills next, loans old'],
  ['cards', 'unknown', 'shell old, shell next, bills old, bills next, loans old'],
  ['bills', 'next', 'shell old, shell next, cards old, cards next, loans old'],
])('beside %s %s there can be: %s', (name, version, expected) => {
  const found = runningBeside(release(name, version), state).map((one) => `${one.release.name} ${one.release.version}`);

  expect(found.join(', ')).toBe(expected);
});
