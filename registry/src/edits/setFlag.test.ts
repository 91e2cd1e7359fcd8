import { diffStates } from '../diffStates.ts';
import type { DeclaredFlag } from '../flags/schemas.ts';
import type { State } from '../state.ts';
import { cardsRegistry, cardsRelease } from '../testing/cardsRegistry.ts';
import { activate } from './activate.ts';
import { rollback } from './rollback.ts';
import { setFlag } from './setFlag.ts';

const until = { owner: 'Cards squad', until: '2027-01-31' };
const flags: Record<string, DeclaredFlag> = {
  rollover: { default: false, ...until },
  layout: { default: 'list', values: ['grid', 2], ...until },
};
const state: State = cardsRegistry({ active: 'a', previous: [] }, cardsRelease('a', { flags }));
const set = (...args: [name: string, rule: Parameters<typeof setFlag>[2]][]) =>
  args.reduce((current, [name, rule]) => setFlag('mfe-cards', name, rule)(current), state);
const rulesOf = (found: State) => found.remotes['mfe-cards']?.flags;

test('who gets a flag grows with each command, until it is off or the default', () => {
  const grown = set(['rollover', { for: ['0123456789abcdef'] }], ['rollover', { percent: 5, groups: ['staff'] }]);
  expect(rulesOf(grown)).toEqual({ rollover: { percent: 5, for: ['0123456789abcdef'], groups: ['staff'] } });

  const off = setFlag('mfe-cards', 'rollover', { percent: 0 })(grown);
  expect(rulesOf(off)).toEqual({ rollover: { percent: 0 } });
  expect(rulesOf(setFlag('mfe-cards', 'rollover', { languages: ['es'] })(off))).toEqual({
    rollover: { percent: 0, languages: ['es'] },
  });
  expect(rulesOf(setFlag('mfe-cards', 'rollover', undefined)(off))).toBeUndefined();
});

test('a flag of texts and numbers gets one of its own values, which the command line gives as a text', () => {
  expect(rulesOf(set(['layout', { percent: 5, value: '2' }]))).toEqual({ layout: { percent: 5, value: 2 } });
  expect(() => set(['layout', { percent: 5 }])).toThrow('"layout" is one of list, grid, 2. Say with --value');
  expect(() => set(['layout', { percent: 5, value: 'table' }])).toThrow('"layout" is one of list, grid, 2');
  expect(() => set(['rollover', { percent: 5, value: 'x' }])).toThrow('"rollover" is on or off');
});

test('a flag that no version has is refused, with those that are there', () => {
  expect(() => set(['rolover', { percent: 5 }])).toThrow('mfe-cards has no flag "rolover". It has: rollover, layout.');
  expect(() => setFlag('shell', 'x', { percent: 5 })(state)).toThrow('Name it in remote.ts first.');
});

test('rules outlast releases and rollbacks, and go with the last version that has their flag', () => {
  const on = set(['rollover', { percent: 5 }]);
  const next = activate(cardsRelease('b', { flags: { other: { default: true, ...until } } }))(on);
  expect(rulesOf(rollback('mfe-cards')(next))).toEqual({ rollover: { percent: 5 } });

  const { a: _, ...releases } = next.releases['mfe-cards'] ?? {};
  const collected = { ...next, releases: { ...next.releases, 'mfe-cards': releases } };
  expect(rulesOf(setFlag('mfe-cards', 'other', { percent: 0 })(collected))).toEqual({
    other: { percent: 0 },
  });
});

test('a comparison of two states names the flag', () => {
  expect(diffStates(state, set(['rollover', { percent: 5, groups: ['staff', 'private'], languages: ['ar'] }]))).toEqual(
    [{ app: 'mfe-cards', what: 'flag rollover', to: 'on for 5 %, staff, the group private, readers of ar' }],
  );
});
