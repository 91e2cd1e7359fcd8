import type { Release, RemoteRelease } from '../schema.ts';
import type { State, Version } from '../state.ts';
import { activate, isActive } from './activate.ts';
import { promote, setCanary } from './canary.ts';
import { collectGarbage, releaseId } from './collectGarbage.ts';
import { disable, enable } from './disable.ts';
import { hold } from './hold.ts';
import { pin, unpin } from './pin.ts';
import { restore } from './restore.ts';
import { retire } from './retire.ts';
import { rollback } from './rollback.ts';
import { eachTogether } from './together.ts';

const facts = { assets: {}, releasedAt: '2026-01-01T00:00:00.000Z', contract: 1 };
const versions = ['1', '2', '3', '4', '5', '6', '7', '8'].map((digit) => `1.0.0-000000000${digit}`);
const [v1 = '', v2 = '', v3 = '', v4 = ''] = versions;
const shell: Release = {
  ...facts,
  kind: 'shell',
  name: 'shell',
  version: v1,
  entry: ['main.js'],
  provides: {},
  base: 'artifacts/shell/',
};

function cards(version: string): RemoteRelease {
  return {
    ...facts,
    kind: 'remote',
    name: 'mfe-cards',
    owner: 'Cards squad',
    version,
    entry: 'entry.js',
    requires: {},
    bundled: [],
    mounts: [{ path: '/cards', title: 'Cards', layout: 'main', expose: 'Page', files: [] }],
    base: 'artifacts/mfe-cards/',
  };
}

/** A registry into which these versions of the cards have been released, one after the other. */
function withCards(...released: string[]): State {
  const start = activate(shell)({ remotes: {}, releases: {} });
  return released.reduce((state, version) => activate(cards(version))(state), start);
}

const channel = (state: State) => state.remotes['mfe-cards'];

test('activate asks for the shell first', () => {
  expect(() => activate(cards(v1))({ remotes: {}, releases: {} })).toThrow('Release the shell before mfe-cards');
});

test('activate keeps what was active before, the newest first and five at most', () => {
  expect(channel(withCards(v1, v2, v3))).toEqual({ active: v3, previous: [v2, v1] });
  expect(channel(withCards(...versions))?.previous).toHaveLength(5);
});

test('activate ends a canary, and leaves what is disabled out of service', () => {
  const held = hold(cards(v3))(withCards(v1, v2));
  const canary = setCanary('mfe-cards', v3, 10)(held);
  const state = disable('mfe-cards', 'Back soon')(canary);

  expect(channel(activate(cards(v4))(state))).toEqual({
    active: v4,
    previous: [v2, v1],
    disabled: { message: 'Back soon' },
  });
});

test('activate leaves the state it was given as it was', () => {
  const state = withCards(v1);
  const before = structuredClone(state);

  activate(cards(v2))(state);

  expect(state).toEqual(before);
});

test('a release is active only where it is what everybody gets', () => {
  const state = withCards(v1, v2);

  expect(isActive(state, cards(v2))).toBe(true);
  expect(isActive(state, cards(v1))).toBe(false);
  expect(isActive(setCanary('mfe-cards', v1, 10)(state), cards(v2))).toBe(false);
});

test('rollback goes one back each time', () => {
  const once = rollback('mfe-cards')(withCards(v1, v2, v3));
  expect(channel(once)).toEqual({ active: v2, previous: [v1], left: [v3] });
  expect(channel(rollback('mfe-cards')(once))).toEqual({ active: v1, previous: [], left: [v2, v3] });
  expect(() => rollback('mfe-cards')(withCards(v1))).toThrow('mfe-cards has no previous version to roll back to.');
});

test('rollback goes to a named version, and ends a canary', () => {
  const state = setCanary('mfe-cards', v2, 50)(withCards(v1, v2, v3));

  expect(channel(rollback('mfe-cards', v1)(state))).toEqual({ active: v1, previous: [], left: [v3, v2] });
  expect(channel(rollback('mfe-cards', v3)(state))).toEqual({ active: v3, previous: [v1], left: [v2] });
  expect(channel(rollback('mfe-cards', v2)(state))).toEqual({ active: v2, previous: [v1], left: [v3] });
  expect(() => rollback('mfe-cards', v4)(state)).toThrow(`mfe-cards has no version ${v4}`);
});

test('rollback to a named version leaves all newer ones, so that none of them stands in for it', () => {
  const once = rollback('mfe-cards', v2)(withCards(v1, v2, v3, v4));
  expect(channel(once)).toEqual({ active: v2, previous: [v1], left: [v4, v3] });

  const forward = rollback('mfe-cards', v3)(once);
  expect(channel(forward)).toEqual({ active: v3, previous: [v1], left: [v2, v4] });
  expect(channel(rollback('mfe-cards')(forward))).toEqual({ active: v1, previous: [], left: [v3, v2, v4] });
});

test('pin holds against a release but not against a rollback, until it is taken out', () => {
  const state = pin('mfe-cards')(withCards(v1, v2));
  expect(() => activate(cards(v3))(state)).toThrow(`mfe-cards is pinned to ${v2}. Unpin it`);
  expect(channel(rollback('mfe-cards')(state))).toMatchObject({ active: v1, pinned: true });
  expect(channel(activate(cards(v3))(unpin('mfe-cards')(state)))?.active).toBe(v3);
});

test('pin takes a version of its own', () => {
  expect(channel(pin('mfe-cards', v1)(withCards(v1, v2)))).toEqual({ active: v1, previous: [v2], pinned: true });
});

test('canary gives a held version to some; promote gives it to all; 0 percent ends it', () => {
  const canary = setCanary('mfe-cards', v2, 12.5)(hold(cards(v2))(withCards(v1)));
  expect(channel(canary)).toEqual({ active: v1, previous: [], canary: { version: v2, percent: 12.5 } });
  expect(channel(promote('mfe-cards')(canary))).toEqual({ active: v2, previous: [v1] });
  expect(channel(setCanary('mfe-cards', v2, 0)(canary))).toEqual({ active: v1, previous: [], left: [v2] });
});

test('a canary for named customers and staff keeps them as it grows, and 0 alone ends it', () => {
  const [ada, grace] = [['0123456789abcdef'], ['fedcba9876543210']];
  const named = setCanary('mfe-cards', v2, { for: ada })(hold(cards(v2))(withCards(v1)));
  expect(channel(named)?.canary).toEqual({ version: v2, percent: 0, for: ada });

  const more = setCanary('mfe-cards', v2, { percent: 0, staff: true })(named);
  expect(channel(more)?.canary).toEqual({ version: v2, percent: 0, for: ada, staff: true });
  const grown = setCanary('mfe-cards', v2, 10)(more);
  expect(channel(grown)?.canary).toEqual({ version: v2, percent: 10, for: ada, staff: true });
  expect(channel(setCanary('mfe-cards', v2, { for: grace })(grown))?.canary).toMatchObject({ percent: 10, for: grace });
  expect(channel(setCanary('mfe-cards', v2, 0)(grown))).toEqual({ active: v1, previous: [], left: [v2] });
});

test('canary and promote refuse what cannot be', () => {
  const state = withCards(v1);
  expect(() => setCanary('mfe-cards', v2, 10)(state)).toThrow(`no version ${v2}`);
  expect(() => setCanary('mfe-cards', v1, 10)(state)).toThrow('is already active for everybody');
  expect(() => setCanary('mfe-bills', v1, 10)(state)).toThrow('mfe-bills has no active version');
  expect(setCanary('mfe-cards', v2, 0)(state)).toBe(state);
  expect(() => promote('mfe-cards')(state)).toThrow('mfe-cards has no canary');
});

test('a pin holds against a canary of any percentage and against a promotion, and names the remedy', () => {
  const state = pin('mfe-cards')(hold(cards(v2))(withCards(v1)));

  for (const edit of [setCanary('mfe-cards', v2, 100), promote('mfe-cards', v2)])
    expect(() => edit(state)).toThrow(`mfe-cards is pinned to ${v1}. Unpin it with "npm run bank -- unpin mfe-cards"`);
});

test('a version that was held first of all is promoted, and has no canary before', () => {
  const state = hold(cards(v1))(withCards());

  expect(() => setCanary('mfe-cards', v1, 10)(state)).toThrow('Release it to everybody, or with --hold.');
  expect(channel(promote('mfe-cards', v1)(state))).toEqual({ active: v1, previous: [] });
});

test('a version that is entered stays as it was entered', () => {
  const state = withCards(v1);

  expect(hold({ ...cards(v1), releasedAt: '2027-01-01T00:00:00.000Z' })(state)).toBe(state);
});

test('rollback takes a running canary back before anything else', () => {
  const canary = setCanary('mfe-cards', v3, 50)(hold(cards(v3))(withCards(v1, v2)));
  const once = rollback('mfe-cards')(canary);

  expect(channel(once)).toEqual({ active: v2, previous: [v1], left: [v3] });
  expect(channel(rollback('mfe-cards')(once))).toMatchObject({ active: v1 });
});

test('a canary that is taken back neither stands in nor is the next to roll back to, however it was taken back', () => {
  const state = setCanary('mfe-cards', v2, 50)(withCards(v1, v2, v3));

  for (const edit of [
    rollback('mfe-cards'),
    rollback('mfe-cards', v3),
    setCanary('mfe-cards', v2, 0),
    pin('mfe-cards'),
  ])
    expect(channel(edit(state))).toMatchObject({ active: v3, previous: [v1], left: [v2] });
  expect(channel(rollback('mfe-cards', undefined, v3)(state))).toEqual({ active: v1, previous: [], left: [v3, v2] });
});

test('names that every object knows are no packages and no versions', () => {
  const state = withCards(v1);

  expect(() => pin('constructor')(state)).toThrow('constructor has no active version');
  expect(() => rollback('mfe-cards', '__proto__')(state)).toThrow('mfe-cards has no version __proto__');
  expect(() => promote('toString', v1)(state)).toThrow('toString has no version');
});

test('disable takes a remote out of service with a message, enable puts it back', () => {
  const state = disable('mfe-cards', 'Back at 6 pm')(withCards(v1));
  expect(channel(state)?.disabled).toEqual({ message: 'Back at 6 pm' });
  expect(channel(enable('mfe-cards')(state))).toEqual({ active: v1, previous: [] });
  expect(() => disable('shell', 'x')(state)).toThrow('The shell cannot be disabled');
});

test('an edit that changes nothing gives the very same state back', () => {
  const state = withCards(v1);
  for (const edit of [unpin('mfe-cards'), enable('mfe-cards'), rollback('mfe-cards', v1), promote('mfe-cards', v1)])
    expect(edit(state)).toBe(state);
});

test('the collection keeps active, canary and the previous two, and nothing else', () => {
  const held = hold(cards(v4))(withCards(...versions.filter((version) => version !== v4)));
  const state = setCanary('mfe-cards', v4, 10)(held);

  const after = collectGarbage(() => false)(state);

  expect(Object.keys(after.releases['mfe-cards'] ?? {}).sort()).toEqual([v4, ...versions.slice(5)]);
  expect(channel(after)?.previous).toEqual([versions[6], versions[5]]);
  expect(after.releases.shell).toEqual(state.releases.shell);
  expect(collectGarbage(() => false)(after)).toBe(after);
});

test('the collection keeps what rollbacks have left, so that there is a way forward', () => {
  const state = rollback('mfe-cards')(rollback('mfe-cards')(withCards(v1, v2, v3, v4)));
  const after = collectGarbage(() => false)(state);

  expect(after).toBe(state);
  expect(channel(promote('mfe-cards', v4)(after))).toEqual({ active: v4, previous: [v2, v1] });
});

test('the collection keeps what an open page may ask for', () => {
  const state = withCards(v1, v2, v3, v4);
  const inUse = new Set([releaseId(cards(v1))]);

  expect(collectGarbage((release) => inUse.has(releaseId(release)))(state)).toBe(state);
});

test('the collection keeps what is held, unless that is to go too', () => {
  const state = hold(cards(v2))(hold({ ...cards(v1), name: 'mfe-bills' })(withCards(v1)));

  expect(collectGarbage(() => false)(state)).toBe(state);
  const after = collectGarbage(() => false, false)(state);
  expect(Object.keys(after.releases['mfe-cards'] ?? {})).toEqual([v1]);
  expect(after.releases['mfe-bills']).toBeUndefined();
  expect(after.held).toBeUndefined();
});

test('what somebody gets is no longer held, and held again when it is asked for once more', () => {
  const state = hold(cards(v2))(withCards(v1));
  expect(state.held).toEqual({ 'mfe-cards': [v2] });
  expect(hold(cards(v2))(state)).toBe(state);

  for (const edit of [promote('mfe-cards', v2), setCanary('mfe-cards', v2, 5), pin('mfe-cards', v2)])
    expect(edit(state).held).toBeUndefined();
  const back = setCanary('mfe-cards', v2, 0)(setCanary('mfe-cards', v2, 5)(state));
  expect(back.held).toBeUndefined();
  expect(hold(cards(v2))(back).held).toEqual({ 'mfe-cards': [v2] });
});

test('rollback from a version does nothing once somebody else has left that', () => {
  const state = withCards(v1, v2, v3);
  const once = rollback('mfe-cards', undefined, v3)(state);

  expect(channel(once)?.active).toBe(v2);
  expect(() => rollback('mfe-cards', undefined, v3)(once)).toThrow(
    `mfe-cards is at ${v2} and no longer at ${v3}, so nothing is rolled back. "npm run bank -- log`,
  );
  expect(() => rollback('mfe-cards', v1, v3)(once)).toThrow('no longer at');
});

test('rollback from a canary takes that back, from the active version below it both', () => {
  const state = setCanary('mfe-cards', v4, 5)(hold(cards(v4))(withCards(v1, v2)));

  expect(channel(rollback('mfe-cards', undefined, v4)(state))).toEqual({ active: v2, previous: [v1], left: [v4] });
  expect(channel(rollback('mfe-cards', undefined, v2)(state))).toEqual({ active: v1, previous: [], left: [v2, v4] });
  expect(() => rollback('mfe-cards', undefined, v3)(state)).toThrow(`is at ${v2}, with the canary ${v4} and no longer`);
});

test('a canary ends for those whose canary is of its set, whoever says that it is live with it', () => {
  const set = `mfe-accounts@${v2},mfe-cards@${v2}`;
  const accounts = { active: v2, previous: [v1], pinned: true as const, sets: { [v2]: set } };
  const start = setCanary('mfe-cards', v2, 10)(hold(cards(v2))(withCards(v1)));
  const own = { active: v1, previous: [], canary: { version: v2, percent: 10 }, sets: { [v2]: set } };
  const state: State = { ...start, remotes: { 'mfe-accounts': accounts, 'mfe-cards': own } };

  for (const ended of [rollback('mfe-cards'), setCanary('mfe-cards', v2, 0)])
    expect(ended(state).remotes).toEqual({
      'mfe-accounts': accounts,
      'mfe-cards': { active: v1, previous: [], left: [v2] },
    });
});

test('what is named beside another moves no others, whichever of its versions its squad has as the canary', () => {
  const earlier = `mfe-accounts@${v3},shell@${v3}`;
  const canary = { version: v3, percent: 1 };
  const accounts = { active: v1, previous: [], canary, sets: { [v3]: earlier } };
  const releases = Object.fromEntries([v1, v2, v3].map((version) => [version, cards(version)]));
  const state: State = {
    shell: { active: v1, previous: [], canary, sets: { [v3]: earlier } },
    remotes: {
      'mfe-accounts': accounts,
      'mfe-cards': { active: v1, previous: [], canary: { version: v2, percent: 1 } },
    },
    releases: { 'mfe-accounts': releases, 'mfe-cards': releases, shell: releases },
  };
  const [first, second, third] = [
    { app: 'mfe-cards', version: v2 },
    { app: 'mfe-accounts', version: v3 },
    { app: 'shell', version: v3 },
  ] as const;
  const promoted = (...all: Version[]) => eachTogether(all, (one) => promote(one.app, one.version))(state);
  const wider = (...all: Version[]) => eachTogether(all, (one) => setCanary(one.app, one.version, 50))(state);

  for (const edit of [promoted, wider])
    expect(() => edit(first, second)).toThrow('mfe-accounts would move shell with it');
  expect(promoted(second, first).shell?.active).toBe(v3);
  expect(wider(first, second, third).shell?.canary?.percent).toBe(50);
});

test('what goes back with a package takes no further set with it, in whichever order its squad has its versions', () => {
  const [live, before] = [`mfe-accounts@${v2},mfe-cards@${v2}`, `mfe-accounts@${v1},shell@${v1}`];
  const state: State = {
    ...withCards(v1, v2),
    shell: { active: v1, previous: [v3], sets: { [v1]: before } },
    remotes: {
      'mfe-accounts': { active: v1, previous: [v2, v3], sets: { [v1]: before, [v2]: live } },
      'mfe-cards': { active: v2, previous: [v1], sets: { [v2]: live } },
    },
  };

  expect(() => rollback('mfe-cards')(state)).toThrow(`${before} is said to have gone live later`);
  expect(rollback('mfe-cards', undefined, undefined, ['shell'])(state).shell?.active).toBe(v3);

  const honest = { active: v2, previous: [v1, v3], sets: { [v1]: before, [v2]: live } };
  const after = rollback('mfe-cards')({ ...state, remotes: { ...state.remotes, 'mfe-accounts': honest } });
  expect([channel(after)?.active, after.remotes['mfe-accounts']?.active, after.shell?.active]).toEqual([v1, v1, v1]);
});

test('retire takes a remote out of the registry, and its versions are garbage from then on', () => {
  const state = retire('mfe-cards')(hold(cards(v3))(withCards(v1, v2)));

  expect(state.remotes).toEqual({});
  expect(state.held).toBeUndefined();
  expect(Object.keys(state.releases['mfe-cards'] ?? {})).toEqual([v1, v2, v3]);
  expect(Object.keys(collectGarbage(() => false)(state).releases)).toEqual(['shell']);
  expect(channel(activate(cards(v2))(state))).toEqual({ active: v2, previous: [] });
});

test('retire refuses the shell, a pinned remote and what is not there', () => {
  expect(() => retire('shell')(withCards(v1))).toThrow('The shell cannot be retired');
  expect(() => retire('mfe-cards')(pin('mfe-cards')(withCards(v1)))).toThrow(`mfe-cards is pinned to ${v1}`);
  expect(() => retire('mfe-bills')(withCards(v1))).toThrow('mfe-bills has no active version');
});

/** A state as a revision that was signed at that time. */
const revision = (state: State) => {
  if (!state.shell) throw new Error('There is no shell.');
  const change = { at: facts.releasedAt, by: 'test', action: 'release', app: 'mfe-cards', why: 'test' };
  const told = { deployment: 'bank', revision: 7, roles: 1, owners: {}, signedAt: change.at };
  return { ...state, ...told, shell: state.shell, change };
};

test('restore gives every package its earlier channel, and remotes that were not there leave', () => {
  const past = disable('mfe-cards', 'Soon')(pin('mfe-cards')(withCards(v1, v2)));
  const bills = activate({ ...cards(v1), name: 'mfe-bills' });
  const later = hold(cards(v4))(bills(activate(cards(v3))(enable('mfe-cards')(unpin('mfe-cards')(past)))));

  const state = restore(revision(past))(later);

  expect(state.remotes).toEqual(past.remotes);
  expect(state.releases).toEqual(later.releases);
  expect(state.held).toEqual({ 'mfe-cards': [v4] });
  expect(restore(revision(past))(state)).toEqual(state);
});

test('restore leaves out earlier versions that are gone, and refuses where a live one is', () => {
  const past = withCards(v1, v2);
  const gone = { ...past, releases: { ...past.releases, 'mfe-cards': { [v2]: cards(v2) } } };

  expect(channel(restore(revision(past))(gone))).toEqual({ active: v2, previous: [] });
  expect(() => restore(revision(withCards(v1)))(gone)).toThrow(
    `Revision 7 cannot be restored: mfe-cards ${v1} is no longer in the registry.`,
  );
});
