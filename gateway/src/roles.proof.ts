import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promote } from '@bank/registry/edits/canary.ts';
import { disable } from '@bank/registry/edits/disable.ts';
import { retire } from '@bank/registry/edits/retire.ts';
import { rollback } from '@bank/registry/edits/rollback.ts';
import { together } from '@bank/registry/edits/together.ts';
import { readCandidate, release, releaseTogether } from '@bank/registry/release/release.ts';
import { createRevision, latestRegistry, latestVerified } from '@bank/registry/revisions/registry.ts';
import { revise } from '@bank/registry/revisions/revise.ts';
import { readAuthority } from '@bank/registry/roles/readAuthority.ts';
import { signRoles } from '@bank/registry/roles/signRoles.ts';
import type { Registry } from '@bank/registry/schema.ts';
import type { State, Version } from '@bank/registry/state.ts';
import { SeenRevision } from '@bank/registry/store/SeenRevision.ts';
import { folderWith, releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { emptyFolder, type TestDeployment } from '@bank/registry/testing/deployment.ts';
import { type Person, type Staffed, staffedBank } from '@bank/registry/testing/people.ts';
import { servedRevisions } from './testing/servedRevisions.ts';

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'setTimeout'] });
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const reason = { by: 'test', action: 'test', app: 'mfe-cards', why: 'test' };
const auth = (content: string) => remoteBuild('auth', {}, { 'page.js': content });

async function hold(deployment: TestDeployment, build: Record<string, string>): Promise<string> {
  const candidate = await readCandidate(await folderWith(build));
  await release(deployment, candidate, { by: 'test', why: 'test', to: 'nobody' });
  return candidate.release.version;
}

/** Released by Ada, approved by Grace, promoted by the operator. */
async function releaseAuth({ as }: Staffed, content: string): Promise<string> {
  const version = await hold(as.ada, auth(content));
  await revise(as.grace, reason, (state) => state, { vouched: [{ app: 'mfe-auth', version }] });
  await revise(as.operator, reason, promote('mfe-auth', version));
  return version;
}

/** With the shell, cards, bills and two versions of auth. */
async function bank() {
  const staffed = await staffedBank();
  const { as } = staffed;
  await releaseAll(as.platform, shellBuild());
  await hold(as.ada, auth('first'));
  await releaseAll(as.cards, remoteBuild('cards'));
  await releaseAll(as.bills, remoteBuild('bills'));
  const versions = [await firstAuth(staffed), await releaseAuth(staffed, 'second')];
  return { ...staffed, versions };
}

async function firstAuth(staffed: Staffed): Promise<string> {
  const version = await hold(staffed.as.ada, auth('first'));
  await revise(staffed.as.grace, reason, (state) => state, { vouched: [{ app: 'mfe-auth', version }] });
  await revise(staffed.as.grace, reason, promote('mfe-auth', version));
  return version;
}

async function current(deployment: TestDeployment): Promise<Registry> {
  const registry = await latestRegistry(deployment);
  if (!registry) throw new Error('Nothing was released.');
  return registry;
}

/** Straight into the store, as somebody who can write there would. */
async function write(deployment: TestDeployment, change: (registry: Registry) => Partial<Registry>): Promise<void> {
  const registry = await current(deployment);
  await createRevision(deployment, { ...registry, revision: registry.revision + 1, ...change(registry) });
}

function versionOf(registry: Registry, name: string): string | undefined {
  return registry.remotes[name]?.active;
}

test('every squad releases its own package, and nobody another one’s', async () => {
  const { as } = await bank();
  const builds = { 'mfe-cards': remoteBuild('cards', {}, { 'page.js': 'x' }), shell: shellBuild({}, { 'x.js': 'x' }) };
  const before = await current(as.operator);

  for (const person of ['bills', 'ada', 'operator'] as Person[])
    for (const [app, build] of Object.entries(builds))
      await expect(releaseAll(as[person], build)).rejects.toThrow(
        person === 'operator'
          ? `Keys that may release ${app}: `
          : `${app} was changed, signed by ${person}, which may not`,
      );

  expect((await current(as.operator)).remotes).toEqual(before.remotes);
  await releaseAll(as.cards, builds['mfe-cards']);
  await releaseAll(as.platform, builds.shell);
});

test.each([
  [
    'a path of another',
    { mounts: [{ path: '/auth/login', title: 'x', layout: 'main', expose: 'Page', files: [] }] },
    undefined,
    'mounts /auth/login.',
  ],
  ['an address of its own', {}, 'https://evil.example/', 'is served from https://evil.example/mfe-cards/'],
])('a release with %s is refused', async (_, manifest, base, message) => {
  const { as } = await bank();
  const candidate = await readCandidate(await folderWith(remoteBuild('cards', manifest)), base);

  await expect(release(as.cards, candidate, { by: 'test', why: 'test' })).rejects.toThrow(message);
});

test('a release from an address that the role has is taken', async () => {
  const { as } = await bank();
  const candidate = await readCandidate(await folderWith(remoteBuild('cards')), 'https://cdn.cards.example/');

  await expect(release(as.cards, candidate, { by: 'test', why: 'test' })).resolves.toMatchObject({ registry: {} });
});

test('the operator rolls back and disables everything; a squad nothing of another', async () => {
  const { as, versions } = await bank();

  await expect(revise(as.cards, reason, disable('mfe-auth', 'x'))).rejects.toThrow(
    'mfe-auth was changed, signed by cards, which may not change it.',
  );
  await expect(revise(as.cards, reason, retire('mfe-bills'))).rejects.toThrow('mfe-bills was removed, signed by cards');
  await revise(as.operator, reason, rollback('mfe-auth'));
  await revise(as.operator, reason, disable('mfe-cards', 'Back soon'));
  await revise(as.operator, reason, retire('mfe-bills'));

  expect((await current(as.operator)).remotes).toEqual({
    'mfe-auth': expect.objectContaining({ active: versions[0] }),
    'mfe-cards': expect.objectContaining({ disabled: { message: 'Back soon' } }),
  });
});

test('a package that needs two signatures is live only with two', async () => {
  const { as } = await bank();
  await expect(releaseAll(as.ada, auth('third'))).rejects.toThrow(
    /has 1 of 2 signatures that it needs.*Release it with --hold, have another of them approve it/,
  );
  const version = await hold(as.ada, auth('third'));
  const approve = (person: Person) =>
    revise(as[person], reason, (state) => state, { vouched: [{ app: 'mfe-auth', version }] });

  await approve('ada');
  await approve('cards');
  await expect(revise(as.operator, reason, promote('mfe-auth', version))).rejects.toThrow('has 1 of 2 signatures');
  await approve('grace');
  await revise(as.operator, reason, promote('mfe-auth', version));

  expect(versionOf(await current(as.operator), 'mfe-auth')).toBe(version);
});

describe('a set of several squads', () => {
  const next = [shellBuild({ version: '2.0.0' }), remoteBuild('cards', { version: '2.0.0' })];

  async function versions({ as }: Staffed): Promise<Version[]> {
    const [shell = {}, cards = {}] = next;
    return [
      { app: 'shell', version: await hold(as.platform, shell) },
      { app: 'mfe-cards', version: await hold(as.cards, cards) },
    ];
  }

  test('is released by no one squad, because every package of it is signed by a key of its own role', async () => {
    const { as } = await bank();
    const before = await current(as.operator);
    const candidates = await Promise.all(next.map(async (build) => readCandidate(await folderWith(build))));

    for (const person of ['platform', 'cards', 'operator'] as Person[])
      await expect(releaseTogether(as[person], candidates, { by: 'test', why: 'test' })).rejects.toThrow(
        /has 0 of 1 signatures that it needs|was changed, signed by \w+, which may not/,
      );

    expect(await current(as.operator)).toEqual(before);
  });

  test('is held by each of them, and served and taken back by the operator', async () => {
    const staffed = await bank();
    const { as, gateway } = staffed;
    const before = await current(as.operator);
    const set = await versions(staffed);
    const promoteAll = (state: State) => set.reduce((next, { app, version }) => promote(app, version)(next), state);

    await revise(as.operator, reason, together(set, promoteAll));
    const { source, revision } = servedRevisions(gateway);
    await revision();
    const { registry } = await source.get();
    expect([registry.shell.active, versionOf(registry, 'mfe-cards')]).toEqual(set.map(({ version }) => version));
    expect(source.problems).toEqual([]);
    for (const { app, version } of set) {
      const signers = Object.keys(registry.approvals.releases[app]?.[version] ?? {});
      const authority = await readAuthority(gateway);
      expect(signers.map((signer) => authority.nameOf(signer))).toEqual([app === 'shell' ? 'platform' : 'cards']);
    }

    await expect(revise(as.cards, reason, rollback('mfe-cards'))).rejects.toThrow(
      'shell was changed, signed by cards, which may not change it.',
    );
    await revise(as.operator, reason, rollback('mfe-cards'));
    const after = await current(as.operator);
    expect([after.shell.active, versionOf(after, 'mfe-cards')]).toEqual([
      before.shell.active,
      versionOf(before, 'mfe-cards'),
    ]);
  });
});

describe('whoever can write to the store with the key of one squad', () => {
  const evil = { active: '1.0.0-0123456789', previous: [] };
  const attacks: [string, (as: Staffed['as'], old: Registry) => Promise<void>][] = [
    [
      'puts a release of another package in its place',
      async ({ cards }) => {
        await hold(cards, auth('steal()')).catch(() => '');
        const candidate = await readCandidate(await folderWith(auth('steal()')));
        const { version } = candidate.release;
        await write(cards, ({ releases, remotes }) => ({
          releases: { ...releases, 'mfe-auth': { ...releases['mfe-auth'], [version]: candidate.release } },
          remotes: { ...remotes, 'mfe-auth': { active: version, previous: [] } },
        }));
      },
    ],
    [
      'names a version that is not there',
      ({ cards }) => write(cards, ({ remotes }) => ({ remotes: { ...remotes, 'mfe-auth': evil } })),
    ],
    [
      'brings an earlier entry back, with its signatures',
      ({ cards }, old) =>
        write(cards, ({ remotes, approvals }) => ({
          remotes: { ...remotes, 'mfe-auth': old.remotes['mfe-auth'] ?? evil },
          approvals: { ...approvals, channels: { ...approvals.channels, ...pick(old.approvals.channels, 'mfe-auth') } },
        })),
    ],
    [
      'removes another package',
      ({ cards }) =>
        write(cards, ({ remotes: { 'mfe-auth': _, ...remotes }, approvals }) => ({
          remotes,
          approvals: { ...approvals, channels: without(approvals.channels, 'mfe-auth') },
        })),
    ],
    [
      'gives its own entry a number that nothing can exceed',
      ({ cards }) =>
        write(cards, ({ approvals }) => ({
          approvals: {
            ...approvals,
            channels: { ...approvals.channels, 'mfe-auth': { revision: 99_999, signatures: {} } },
          },
        })),
    ],
  ];

  test.each(attacks)('%s: gateways and commands keep what was there', async (_, attack) => {
    const { as, gateway, versions } = await bank();
    const old = await current(as.operator);
    await revise(as.operator, reason, disable('mfe-auth', 'x'));
    await revise(as.operator, reason, (state) => ({
      ...state,
      remotes: { ...state.remotes, 'mfe-auth': old.remotes['mfe-auth'] ?? evil },
    }));
    const running = servedRevisions(gateway);
    await running.revision();

    await attack(as, await earliestWithAuth(as.operator));

    for (const { source, revision } of [running, servedRevisions(gateway)]) {
      await revision();
      expect(versionOf((await source.get()).registry, 'mfe-auth')).toBe(versions[1]);
      expect(source.problems.join()).toContain('mfe-auth');
    }
    expect(versionOf(await current(as.operator), 'mfe-auth')).toBe(versions[1]);
    await revise(as.operator, reason, disable('mfe-auth', 'Back soon'));
    const { registry } = await running.source.get().then(async () => {
      await running.revision();
      return running.source.get();
    });
    expect(registry.remotes['mfe-auth']?.disabled).toEqual({ message: 'Back soon' });
    expect(running.source.problems).toEqual([]);
  });
});

/** The first revision in which auth was live. */
async function earliestWithAuth(deployment: TestDeployment): Promise<Registry> {
  const { readRevision, listRevisions } = await import('@bank/registry/revisions/registry.ts');
  for (const revision of (await listRevisions(deployment.store)).reverse()) {
    const { registry } = await readRevision(deployment, revision);
    if (registry.remotes['mfe-auth']) return registry;
  }
  throw new Error('Auth was never live.');
}

function pick<Value>(record: Record<string, Value>, key: string): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name === key));
}

function without<Value>(record: Record<string, Value>, key: string): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
}

test('a key without any role signs nothing that counts', async () => {
  const { as, gateway, root } = await bank();
  const { revision } = servedRevisions(gateway);
  const before = await revision();

  // The root keys change roles, and nothing else.
  await write({ ...as.operator, keys: root.keys }, () => ({}));

  expect(await revision()).toBe(before);
  await expect(revise(root, reason, disable('mfe-cards', 'x'))).rejects.toThrow('has no role in the roles document');
});

test('a key that is taken out of the roles stops counting at once; what it signed falls back to what others vouch for', async () => {
  const { as, gateway, root, roles } = await bank();
  const { source, revision } = servedRevisions(gateway);
  await releaseAll(as.cards, remoteBuild('cards', {}, { 'page.js': 'stolen' }));
  await revision();
  expect((await source.get()).registry.remotes['mfe-cards']).toBeDefined();

  const squad = roles.roles['Cards squad'];
  if (!squad) throw new Error('There is no cards squad.');
  await signRoles(root, { ...roles, version: 2, roles: { ...roles.roles, 'Cards squad': { ...squad, keys: [] } } });

  await revision();
  const { registry } = await source.get();
  expect(registry.remotes['mfe-cards']).toBeUndefined();
  expect(Object.keys(registry.remotes).sort()).toEqual(['mfe-auth', 'mfe-bills']);
  await revise(as.operator, reason, disable('mfe-bills', 'x'));
  await revision();
  expect(source.problems).toEqual([]);
});

describe('the roles document', () => {
  test('counts once as many root keys have signed it as the configuration asks for', async () => {
    const { root, gateway, roles } = await bank();
    await root.keys.create('second');
    const two = { ...gateway, keys: root.keys, rootThreshold: 2 };
    const first = await signRoles({ ...root, rootThreshold: 2 }, { ...roles, version: 2, operators: [] });

    expect(first).toEqual({ signers: ['second'], isInForce: false });
    const { revision } = servedRevisions(two);
    await expect(revision()).rejects.toThrow('no registry that can be served');

    await rm(path.join(root.keys.folder, 'second.key.pem'));
    const second = await signRoles({ ...root, rootThreshold: 2 }, { ...roles, version: 2, operators: [] });
    expect(second.isInForce).toBe(true);
    expect((await readAuthority(two)).roles).toMatchObject({ version: 2, operators: [] });
  });

  test('of a squad’s own making is not taken', async () => {
    const { as, gateway, roles } = await bank();
    await signRoles(as.cards, { ...roles, version: 9, operators: ['cards'] });
    const { source, revision } = servedRevisions(gateway);
    const before = await revision();

    await write(as.cards, ({ remotes }) => ({
      remotes: {
        ...remotes,
        'mfe-auth': { ...remotes['mfe-auth'], active: 'x', previous: [], disabled: { message: 'x' } },
      },
    })).catch(() => undefined);

    expect(await revision()).toBeGreaterThanOrEqual(before);
    expect((await source.get()).registry.remotes['mfe-auth']?.disabled).toBeUndefined();
  });

  test('does not go back: neither while a gateway runs nor after it was started again', async () => {
    const { gateway, root, roles } = await bank();
    await signRoles(root, { ...roles, version: 2 });
    const seen = new SeenRevision(await emptyFolder(), gateway.store.address);
    const running = servedRevisions(gateway, seen);
    const before = await running.revision();
    const folder = 'registry/roles';
    const [newest = ''] = (await gateway.store.list(folder)).filter((file) => file.startsWith('00000002')).sort();
    await rm(path.join(gateway.store.root, folder, newest.replace(/\..*/, '.json')));

    expect(await running.revision()).toBe(before);
    expect(running.source.problems[0]).toContain('has gone back: version 2 of the roles document is no longer in it');
    await expect(servedRevisions(gateway, seen).revision()).rejects.toThrow('no registry that can be served');
  });

  test('is refused with the reason where it is wrong', async () => {
    const { root, as, roles } = await staffedBank();

    await expect(signRoles(root, { ...roles, deployment: 'another' })).rejects.toThrow('is for "another"');
    await expect(signRoles(root, { ...roles, operators: [] })).rejects.toThrow(
      'Version 1 is in force. Give the roles document a higher',
    );
    await rm(path.join(as.cards.keys.folder, 'cards.pub.pem'));
    expect(await latestVerified(as.cards)).toBeUndefined();
  });
});
