import { rm } from 'node:fs/promises';
import type { OperatorsContent, PackageContent } from '@bank/registry/bank/drafts.ts';
import { latestBank, latestRegistry } from '@bank/registry/bank/latest.ts';
import { releaseStatement } from '@bank/registry/bank/releaseStatement.ts';
import { promote } from '@bank/registry/edits/canary.ts';
import { disable } from '@bank/registry/edits/disable.ts';
import { retire } from '@bank/registry/edits/retire.ts';
import { rollback } from '@bank/registry/edits/rollback.ts';
import { together } from '@bank/registry/edits/together.ts';
import { revoked } from '@bank/registry/grants/revoke.ts';
import { readCandidate, release, releaseTogether } from '@bank/registry/release/release.ts';
import { revise } from '@bank/registry/revisions/revise.ts';
import { signRoles } from '@bank/registry/revisions/signRoles.ts';
import { nextOf } from '@bank/registry/roles/firstRoles.ts';
import type { Roles } from '@bank/registry/roles/schema.ts';
import type { Registry } from '@bank/registry/schema.ts';
import type { State, Version } from '@bank/registry/state.ts';
import { withCache } from '@bank/registry/store/withCache.ts';
import { streamFileOf } from '@bank/registry/streams/StreamFile.ts';
import { folderWith, releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { emptyFolder, type TestDeployment } from '@bank/registry/testing/deployment.ts';
import { type Person, type Staffed, staffedBank } from '@bank/registry/testing/people.ts';
import { fingerprintHere, writeRaw } from '@bank/registry/testing/writeRaw.ts';
import { documentFile } from './testing/documentFile.ts';
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

/** Deploys the shell, cards, bills and two versions of auth. */
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

async function authorityOf(deployment: TestDeployment) {
  const { authority } = await latestBank(deployment);
  if (!authority) throw new Error('There are no roles.');
  return authority;
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
  await expect(approve('cards')).rejects.toThrow('mfe-auth was changed, signed by cards, which may not change it.');
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
    const { packages } = await latestBank(gateway);
    const authority = await authorityOf(gateway);
    for (const { app, version } of set) {
      const { file, document } = packages.get(app) ?? {};
      const signers = Object.keys(document?.signatures[version] ?? {});
      expect(signers.map((signer) => authority.nameOf(signer))).toEqual([app === 'shell' ? 'platform' : 'cards']);
      expect(authority.nameOf(file?.signer ?? '')).toBe('operator');
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
  const stream = 'packages/mfe-auth';
  const missing = { active: '1.0.0-0123456789', previous: [] };
  const byCards =
    /registry\/packages\/mfe-auth has a file that does not count: number \d+, .* by cards \(Cards squad\)/;
  const attacks: [string, RegExp, (as: Staffed['as']) => Promise<unknown>][] = [
    [
      'puts another release in place of the one of another package',
      byCards,
      async ({ cards }) => {
        const { release } = await readCandidate(await folderWith(auth('steal()')));
        const { version } = release;
        const signature = await cards.keys.sign(releaseStatement(cards.name, release));
        const signatures = { [version]: { [await fingerprintHere(cards)]: signature } };
        await writeRaw<PackageContent>(cards, stream, (content) => ({
          ...content,
          channel: { active: version, previous: [] },
          releases: { ...content.releases, [version]: release },
          signatures,
        }));
      },
    ],
    [
      'names a version that is not there',
      byCards,
      ({ cards }) => writeRaw(cards, stream, (content) => ({ ...content, channel: missing })),
    ],
    [
      'says again what was said before',
      byCards,
      async ({ cards }) => {
        const first = JSON.parse(Buffer.from(await firstAuthFile(cards).then(({ bytes }) => bytes)).toString());
        await writeRaw<PackageContent>(cards, stream, (content) => ({ ...content, channel: first.channel }));
      },
    ],
    [
      'brings an earlier document back under a higher number, with its signature',
      /registry\/packages\/mfe-auth has a file that does not count: number 50, .* by ada/,
      async ({ cards }) => {
        const { file, bytes } = await firstAuthFile(cards);
        const signature = Buffer.from(file.signature, 'base64url').toString('base64');
        const { key } = streamFileOf({ stream, number: 50, hash: file.hash }, file.signer, signature);
        await cards.store.put(`registry/${key}`, bytes);
      },
    ],
    [
      'removes another package',
      byCards,
      ({ cards }) => writeRaw(cards, stream, (content) => ({ ...content, channel: null })),
    ],
    [
      'gives its own document a number that nothing can exceed',
      byCards,
      ({ cards }) => writeRaw(cards, stream, (content) => ({ ...content, channel: null }), { number: 999_999_999 }),
    ],
    [
      'speaks of another package in its own stream',
      /registry\/packages\/mfe-cards number \d+ \(\w{8}\) is of mfe-auth, whose stream is another one\./,
      ({ cards }) => writeRaw(cards, 'packages/mfe-cards', (content) => ({ ...content, package: 'mfe-auth' })),
    ],
    [
      'speaks as an operator',
      /registry\/operators has a file that does not count: number \d+, .* by cards \(Cards squad\)/,
      ({ cards }) =>
        writeRaw<OperatorsContent>(cards, 'operators', (content) => ({
          ...content,
          disabled: { 'mfe-auth': { message: 'Pay to the account …' } },
        })),
    ],
    [
      'has another package wait for what is not there',
      /registry\/packages\/mfe-cards number \d+ \(\w{8}\): It changes together with number 99 of registry\/packages\/mfe-auth/,
      ({ cards }) =>
        writeRaw(cards, 'packages/mfe-cards', undefined, { together: { id: 'x', streams: { [stream]: 99 } } }),
    ],
  ];

  test.each(attacks)('%s: gateways and commands keep what was there', async (_, problem, attack) => {
    const { as, gateway, versions } = await bank();
    const running = servedRevisions(gateway);
    await running.revision();
    const before = await current(as.operator);
    // The document is counted, and nothing of it counts.
    const same = { ...before, revision: expect.any(Number), documents: expect.any(Number) };

    await attack(as);

    for (const { source, revision } of [running, servedRevisions(gateway)]) {
      await revision();
      expect((await source.get()).registry).toEqual(same);
      expect(source.problems).toEqual([expect.stringMatching(problem)]);
    }
    expect(await current(as.operator)).toEqual(same);
    expect(versionOf(before, 'mfe-auth')).toBe(versions[1]);
    await revise(as.operator, reason, disable('mfe-auth', 'Back soon'));
    await running.revision();
    const { registry } = await running.source.get();
    expect(registry.remotes['mfe-auth']).toMatchObject({ active: versions[1], disabled: { message: 'Back soon' } });
    await revise(as.operator, reason, rollback('mfe-auth'));
    await running.revision();
    expect(versionOf((await running.source.get()).registry, 'mfe-auth')).toBe(versions[0]);
  });

  async function firstAuthFile(deployment: TestDeployment) {
    const file = (await latestBank(deployment)).files.get(stream)?.at(-1);
    const bytes = file && (await deployment.store.get(`registry/${file.key}`));
    if (!bytes) throw new Error('Auth was never released.');
    return { file, bytes };
  }
});

test('a key without any role signs nothing that counts', async () => {
  const { as, gateway, root } = await bank();
  const { source, revision } = servedRevisions(gateway);
  const before = await revision();
  const { registry } = await source.get();

  // The root keys change roles, and nothing else.
  for (const stream of ['packages/mfe-cards', 'packages/shell', 'operators'] as const) await writeRaw(root, stream);

  expect(await revision()).toBe(before);
  expect((await source.get()).registry).toEqual(registry);
  expect(source.problems).toHaveLength(3);
  for (const problem of source.problems) expect(problem).toContain('by the name signed by root (root)');
  await expect(revise(root, reason, disable('mfe-cards', 'x'))).rejects.toThrow('signed by root, which may not change');
  await as.cards.keys.create('another');
  await as.cards.keys.remove('cards');
  await expect(revise(as.cards, reason, disable('mfe-cards', 'x'))).rejects.toThrow(
    'The key that signs here has no role.',
  );
});

describe('a key that is taken out of the roles stops counting at once', () => {
  /** The next roles, in which the cards squad has these keys. */
  async function giveCardsTo({ root }: Staffed, keys: Person[]): Promise<void> {
    const next = nextOf(await authorityOf(root));
    const squad = next.roles['Cards squad'];
    if (!squad) throw new Error('There is no cards squad.');
    await signRoles(root, { ...next, roles: { ...next.roles, 'Cards squad': { ...squad, keys } } });
  }

  test('and the package with it, where nobody else vouches for anything of it', async () => {
    const staffed = await bank();
    const { as, gateway } = staffed;
    const { source, revision } = servedRevisions(gateway);
    await releaseAll(as.cards, remoteBuild('cards', {}, { 'page.js': 'stolen' }));
    await revise(as.operator, reason, rollback('mfe-cards'));
    await revision();
    expect((await source.get()).registry.remotes['mfe-cards']).toBeDefined();

    await giveCardsTo(staffed, []);

    await revision();
    expect(Object.keys((await source.get()).registry.remotes)).toEqual(['mfe-auth', 'mfe-bills']);
    await revise(as.operator, reason, disable('mfe-bills', 'x'));
    await revision();
    expect((await source.get()).registry.remotes['mfe-bills']?.disabled).toEqual({ message: 'x' });
    expect(source.problems).toEqual([
      expect.stringMatching(
        /packages\/mfe-cards number 3 \(\w{8}\): mfe-cards \S+ has 0 of 1 signatures that it needs\./,
      ),
    ]);
  });

  test('and what it signed falls back to what others vouch for', async () => {
    const staffed = await bank();
    const { as, gateway } = staffed;
    await giveCardsTo(staffed, ['cards', 'grace']);
    const [ofGrace] = await releaseAll(as.grace, remoteBuild('cards', {}, { 'page.js': 'of grace' }));
    const { source, revision } = servedRevisions(gateway);
    const [stolen] = await releaseAll(as.cards, remoteBuild('cards', {}, { 'page.js': 'stolen' }));
    await revision();
    expect(versionOf((await source.get()).registry, 'mfe-cards')).toBe(stolen);

    await giveCardsTo(staffed, ['grace']);

    await revision();
    expect(versionOf((await source.get()).registry, 'mfe-cards')).toBe(ofGrace);
  });
});

test('the numbers that a stolen key has used up are free again once it is revoked', async () => {
  const { as, gateway, root } = await bank();
  const next = nextOf(await authorityOf(root));
  const squad = next.roles['Cards squad'];
  if (!squad) throw new Error('There is no cards squad.');
  const keys = ['cards', 'grace'];
  await signRoles(root, { ...next, roles: { ...next.roles, 'Cards squad': { ...squad, keys } } });
  const { source, revision } = servedRevisions(gateway);
  await revision();
  await writeRaw(as.cards, 'packages/mfe-cards', undefined, { number: 999_999_999 });
  const ofGrace = () => releaseAll(as.grace, remoteBuild('cards', {}, { 'page.js': 'of grace' }));
  await expect(ofGrace()).rejects.toThrow('registry/packages/mfe-cards has no further number. Revoke the key');
  await revision();
  expect((await source.get()).registry.remotes['mfe-cards']).toBeDefined();

  await signRoles(root, revoked(await authorityOf(root), 'cards'));
  const [version] = await ofGrace();

  await revision();
  expect(versionOf((await source.get()).registry, 'mfe-cards')).toBe(version);
});

describe('the roles document', () => {
  test('counts where as many root keys have signed it as the configuration asks for', async () => {
    const { gateway } = await bank();

    const { source, revision } = servedRevisions({ ...gateway, rootThreshold: 2 });

    await expect(revision()).rejects.toThrow('no registry that can be served');
    expect(source.problems[0]).toContain('holds a bank whose root keys are none of those in');
  });

  test('counts once as many roots of the one before and of itself have signed it', async () => {
    const { root, as, gateway } = await bank();
    const two: Roles = { ...nextOf(await authorityOf(root)), roots: { keys: ['root', 'grace'], threshold: 2 } };

    expect(await signRoles(root, two)).toEqual({ signers: ['root'], missing: 1 });
    expect((await authorityOf(gateway)).roles.version).toBe(1);
    expect(await signRoles(as.grace, two)).toEqual({ signers: expect.arrayContaining(['root', 'grace']), missing: 0 });
    expect((await authorityOf(gateway)).roles).toMatchObject({ version: 2, roots: { threshold: 2 } });

    const third = { ...nextOf(await authorityOf(gateway)), operators: [] };
    expect(await signRoles(root, third)).toEqual({ signers: ['root'], missing: 1 });
    expect((await authorityOf(gateway)).roles).toMatchObject({ version: 2, operators: ['operator'] });
    expect(await signRoles(as.grace, third)).toMatchObject({ missing: 0 });
    expect((await authorityOf(gateway)).roles).toMatchObject({ version: 3, operators: [] });
  });

  test('of a squad’s own making is not taken', async () => {
    const { as, gateway, roles } = await bank();
    const own = { ...nextOf(await authorityOf(gateway)), operators: ['cards'] };
    await expect(signRoles(as.cards, own)).rejects.toThrow('The key that signs here is none of the root keys: root.');
    const { source, revision } = servedRevisions(gateway);
    const before = await revision();

    await writeRaw(as.cards, 'roots', () => own, { number: 2 });
    await writeRaw(as.cards, 'roots', () => ({ ...roles, operators: ['cards'] }), { number: 1 });
    await writeRaw<OperatorsContent>(as.cards, 'operators', (content) => ({
      ...content,
      disabled: { 'mfe-auth': { message: 'x' } },
    }));

    expect(await revision()).toBe(before);
    const { registry } = await source.get();
    expect(registry.roles).toBe(1);
    expect(registry.remotes['mfe-auth']?.disabled).toBeUndefined();
    expect(source.problems.join('\n')).toMatch(
      /registry\/roots has 2 files that do not count: .* by cards \(Cards squad\)/,
    );
  });

  test('does not go back: a key that was revoked stays so, while a gateway runs and after it was started again', async () => {
    const { as, gateway, root } = await bank();
    await signRoles(root, revoked(await authorityOf(root), 'cards'));
    const folder = await emptyFolder();
    const [running, copying] = [servedRevisions(gateway), servedRevisions(withCache(gateway, folder))];
    const before = await running.revision();
    expect(await copying.revision()).toBe(before);
    await rm(await documentFile(gateway, 'roots', 2));
    await releaseAll(as.cards, remoteBuild('cards', {}, { 'page.js': 'stolen' }));

    for (const { source, revision } of [running, copying, servedRevisions(withCache(gateway, folder))]) {
      expect(await revision()).toBe(before);
      expect((await source.get()).registry.remotes['mfe-cards']).toBeUndefined();
      expect(source.problems[0]).toContain('has gone back: number 2 of registry/roots, which was served here');
    }
  });

  test('is refused with the reason where it is wrong', async () => {
    const { root, as, roles } = await staffedBank();

    await expect(signRoles(root, { ...roles, deployment: 'another' })).rejects.toThrow('is for "another"');
    await expect(signRoles(root, { ...roles, operators: [] })).rejects.toThrow(
      'Version 1 of the roles document is in force. The next one has "version": 2.',
    );
    expect(await latestRegistry(as.cards)).toBeUndefined();
  });
});
