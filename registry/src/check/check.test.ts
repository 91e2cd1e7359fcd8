import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { latestRegistry } from '../bank/latest.ts';
import { readCandidate, release } from '../release/release.ts';
import { emptyState } from '../state.ts';
import { folderWith, releaseAll, remoteBuild, shellBuild } from '../testing/builds.ts';
import { emptyDeployment, type TestDeployment } from '../testing/deployment.ts';
import { check } from './check.ts';
import { checkFit } from './fitRules.ts';
import { describe as describeRefusals } from './Refusal.ts';

async function refusals(deployment: TestDeployment, build: Record<string, string>, budget?: number) {
  const candidate = await readCandidate(await folderWith(build));
  return check(candidate, (await latestRegistry(deployment)) ?? emptyState, budget);
}

async function bankWith(...builds: Record<string, string>[]) {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild(), ...builds);
  return deployment;
}

const mount = (at: string) => ({ path: at, title: 'X', layout: 'main', expose: 'Page', files: ['page.js'] });

test('has nothing against a build that fits', async () => {
  const bank = await bankWith(remoteBuild('bills'));

  expect(await refusals(bank, remoteBuild('cards'))).toEqual([]);
  expect(await refusals(bank, remoteBuild('bills', {}, { 'page.js': 'new' }))).toEqual([]);
});

test('judges a package that is live already as if it came anew', async () => {
  const taken = await bankWith(remoteBuild('cards', { mounts: [mount('/bills')] }), remoteBuild('bills'));
  expect(await refusals(taken, remoteBuild('bills'))).toMatchObject([{ rule: 'mounts', where: '/bills' }]);

  const next = shellBuild({ provides: { react: '20.0.0' } });
  const bank = await bankWith(remoteBuild('cards'), next);
  expect(await refusals(bank, next)).toMatchObject([{ rule: 'shared' }]);
});

test('refuses a shared range that the live shell does not satisfy, and a module that it does not have', async () => {
  const build = remoteBuild('cards', { requires: { react: '^18.2.0', preact: '^10.0.0' } });

  expect(await refusals(await bankWith(), build)).toEqual([
    {
      rule: 'shared',
      where: expect.stringMatching(/^mfe-cards 1\.0\.0-\w+$/),
      found: expect.stringMatching(/^needs react \^18\.2\.0; shell 1\.0\.0-\w+ provides 19\.3\.1\.$/),
      remedy: expect.stringContaining('such as "^18.2.0 || ^19.3.1"; or release it together'),
    },
    expect.objectContaining({ rule: 'shared', found: expect.stringContaining('provides none.') }),
  ]);
});

test('refuses what the canary of the shell does not satisfy, though the active one does', async () => {
  const bank = await bankWith();
  const next = await readCandidate(await folderWith(shellBuild({ provides: { react: '20.0.0' } })));
  await release(bank, next, { by: 'test', why: 'test', to: 10 });

  const found = await refusals(bank, remoteBuild('cards'));

  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ rule: 'shared', found: expect.stringContaining(`shell ${next.release.version}`) });
});

test('refuses another contract version', async () => {
  const [refusal] = await refusals(await bankWith(), remoteBuild('cards', { contract: 2 }));

  expect(refusal).toMatchObject({ rule: 'contract', found: expect.stringContaining('uses contract 2') });
});

test('lets a remote go over to a newer contract once the shell serves both, and then the shell', async () => {
  const bank = await bankWith(remoteBuild('cards'));
  const [early] = await refusals(bank, shellBuild({ contract: [2] }));
  expect(early?.remedy).toContain('Keep 1 in CONTRACT_VERSIONS');

  expect(await refusals(bank, shellBuild({ contract: [1, 2] }))).toEqual([]);
  await releaseAll(bank, shellBuild({ contract: [1, 2] }));
  expect(await refusals(bank, remoteBuild('cards', { contract: 2 }))).toEqual([]);
  await releaseAll(bank, remoteBuild('cards', { contract: 2 }));
  expect(await refusals(bank, shellBuild({ contract: [2] }))).toEqual([]);
});

test('takes the single number of a shell that was released before there was a list', async () => {
  expect(await refusals(await bankWith(shellBuild({ contract: 1 })), remoteBuild('cards'))).toEqual([]);
});

test('refuses a shell that a live remote or a canary cannot stand in', async () => {
  const bank = await bankWith(remoteBuild('cards'));
  const canary = await readCandidate(await folderWith(remoteBuild('cards', { requires: { react: '~19.3.0' } })));
  await release(bank, canary, { by: 'test', why: 'test', to: 10 });

  const found = await refusals(bank, shellBuild({ provides: { react: '19.9.0' }, contract: 2 }));

  expect(found.map(({ rule }) => rule)).toEqual(['contract', 'contract', 'shared']);
  expect(found[2]).toMatchObject({
    where: `mfe-cards ${canary.release.version} (cards squad)`,
    found: expect.stringMatching(/^needs react ~19\.3\.0; shell 1\.0\.0-\w+ provides 19\.9\.0\.$/),
    remedy: expect.stringContaining('with "~19.3.0 || ^19.9.0" under "peerDependencies"'),
  });
});

test('refuses an expose that the entry does not have', async () => {
  const build = remoteBuild('cards', { mounts: [{ ...mount('/cards'), expose: 'Cards' }] });

  expect(await refusals(await bankWith(), build)).toEqual([
    expect.objectContaining({
      rule: 'exposes',
      where: '/cards',
      found: 'shows "Cards", which entry.js does not expose.',
    }),
  ]);
});

test('refuses a path and a sidebar entry that another remote has, live or canary', async () => {
  const navigation = [{ group: 'Main', label: 'Bills', to: '/bills', icon: 'bills' }];
  const bank = await bankWith(remoteBuild('bills', { navigation }));
  const canary = await readCandidate(await folderWith(remoteBuild('bills', { mounts: [mount('/invoices')] })));
  await release(bank, canary, { by: 'test', why: 'test', to: 10 });

  const found = await refusals(
    bank,
    remoteBuild('cards', { mounts: [mount('/bills'), mount('/invoices')], navigation }),
  );

  expect(found.map(({ rule }) => rule)).toEqual(['mounts', 'mounts', 'navigation']);
  expect(found[0]?.where).toBe('/bills');
  expect(found[0]?.found).toMatch(/^is taken by mfe-bills 1\.0\.0-\w+ \(bills squad\)\.$/);
  expect(found[1]?.found).toContain(canary.release.version);
});

test.each(['/', '/*', '/platform/x', '/Health', '/events', '/reports', '/artifacts/*', '/remotes/*', '/api/v1/cards'])(
  'refuses %s, which is the bank’s own',
  async (path) => {
    const candidate = await readCandidate(await folderWith(remoteBuild('cards', { mounts: [mount(path)] })));

    const found = check(candidate, (await latestRegistry(await bankWith())) ?? emptyState, undefined, {
      forwarded: ['/api/v1'],
    });

    expect(found).toEqual([
      expect.objectContaining({ rule: 'mounts', where: path, found: 'is reserved by the bank.' }),
    ]);
  },
);

test.each(['//', '/*/x', '/:page', '/:x/*', '/accounts/', '/registry.json'])(
  'does not read %s as a path to mount',
  async (path) => {
    const folder = await folderWith(remoteBuild('cards', { mounts: [mount(path)] }));

    await expect(readCandidate(folder)).rejects.toThrow(`"mounts.0.path" is "${path}". Expected a path such as`);
  },
);

test('reads a header action that leads to a path with a query, and none that leads elsewhere', async () => {
  const leadingTo = (to: string) => {
    const actions = [{ id: 'go', label: 'Go', icon: 'page', to }];
    return folderWith(remoteBuild('cards', { mounts: [{ ...mount('/cards'), header: { title: 'Cards', actions } }] }));
  };

  await expect(readCandidate(await leadingTo('/dashboard?customize=1'))).resolves.toBeDefined();
  for (const to of ['//evil.example', '/\\evil.example', '/cards?a=//b', 'https://evil.example']) {
    await expect(readCandidate(await leadingTo(to))).rejects.toThrow('Expected a path such as');
  }
});

test.each([
  ['/transfers/*', '/TRANSFERS/*'],
  ['/accounts', '/Accounts'],
  ['/accounts/:id', '/accounts/:number'],
  ['/accounts/:id/edit', '/accounts/new/:step'],
])('where one remote has %s, another cannot have %s', async (taken, wanted) => {
  const bank = await bankWith(remoteBuild('bills', { mounts: [mount(taken)] }));

  expect(await refusals(bank, remoteBuild('cards', { mounts: [mount(wanted)] }))).toEqual([
    expect.objectContaining({ rule: 'mounts', where: wanted, found: expect.stringContaining('is taken by mfe-bills') }),
  ]);
});

test.each([
  ['/accounts', '/accounts/checking'],
  ['/accounts', '/accounts/*'],
  ['/accounts', '/accounts/:id'],
  ['/accounts/:id', '/accounts/checking'],
  ['/transfers/*', '/transfers/wire'],
  ['/loans/:id', '/cards/:id'],
])('where one remote has %s, another may have %s', async (taken, wanted) => {
  const bank = await bankWith(remoteBuild('bills', { mounts: [mount(taken)] }));

  expect(await refusals(bank, remoteBuild('cards', { mounts: [mount(wanted)] }))).toEqual([]);
});

test('lets a remote mount several pages of its own, one below the other, but none twice', async () => {
  const own = (...paths: string[]) => remoteBuild('cards', { mounts: paths.map(mount) });

  expect(await refusals(await bankWith(), own('/cards/*', '/cards/new', '/cards'))).toEqual([]);
  expect(await refusals(await bankWith(), own('/cards', '/Cards'))).toEqual([
    expect.objectContaining({
      rule: 'mounts',
      where: '/Cards',
      found: 'is mounted twice: /cards matches /cards just as well.',
    }),
  ]);
});

test('refuses a sidebar entry in a group that another remote has, and two of its own', async () => {
  const entry = (to: string, ...children: string[]) => ({
    group: 'Main',
    label: 'X',
    to,
    icon: 'page',
    children: children.map((child) => ({ label: 'X', to: child })),
  });
  const bank = await bankWith(
    remoteBuild('bills', { mounts: [mount('/bills/*')], navigation: [entry('/bills', '/bills/due')] }),
  );
  const build = remoteBuild('cards', {
    navigation: [entry('/cards', '/bills/due', '/cards/new'), entry('/cards/new')],
  });

  expect((await refusals(bank, build)).map(({ rule, where, found }) => [rule, where, found])).toEqual([
    ['navigation', '/bills/due', expect.stringContaining('already has a navigation entry, owned by mfe-bills')],
    ['navigation', '/cards/new', 'has two navigation entries.'],
  ]);
});

test('refuses a page that needs more JavaScript than the budget, compressed', async () => {
  const random = randomBytes(200_000).toString('base64');
  const build = remoteBuild('cards', {}, { 'page.js': random });
  const bank = await bankWith();

  expect(await refusals(bank, build, 300_000)).toEqual([]);
  expect(await refusals(bank, build, 100_000)).toEqual([
    expect.objectContaining({
      rule: 'budget',
      where: '/cards',
      found: expect.stringMatching(/^needs 200\.\d kB .* 100\.0 kB\.$/),
    }),
  ]);
  expect(await refusals(bank, remoteBuild('cards', {}, { 'page.js': 'a'.repeat(500_000) }))).toEqual([]);
});

test.each([
  'react',
  'react-dom',
  'react-router-dom',
  'styled-components',
  'zustand',
  'react-hot-toast',
  '@bank/shared',
])('refuses a second copy of %s inside, of whatever version', async (name) => {
  const bundled = ['react-is@19.0.0', 'react-is', name, `${name}@18.3.1`];

  expect(await refusals(await bankWith(), remoteBuild('cards', { bundled }))).toMatchObject([
    { rule: 'singletons', where: name, found: expect.stringContaining('is bundled, although the page provides it') },
    { rule: 'singletons', where: `${name}@18.3.1` },
  ]);
});

test('refuses a remote that has another major of a shared package installed than the page runs', async () => {
  const source = {
    installed: { react: '18.3.1', zustand: '4.5.0', '@bank/shared': '1.9.9' },
    foreign: [],
    withoutDefault: [],
  };
  const requires = { 'react/jsx-runtime': '^19.3.1', '@bank/shared/ui': '^1.0.0' };
  const shell = shellBuild({ provides: { 'react/jsx-runtime': '19.3.1', '@bank/shared/ui': '1.2.0' } });

  expect(await refusals(await bankWith(shell), remoteBuild('cards', { requires, source }))).toEqual([
    expect.objectContaining({
      rule: 'shared',
      where: 'react 18.3.1',
      found: 'is installed in mfe-cards, but it is built for another major version (^19.3.1).',
    }),
  ]);
});

test('refuses a page without a default export, and the source of another application', async () => {
  const source = { installed: {}, foreign: ['@bank/mfe-bills/src/format.ts'], withoutDefault: ['Page'] };

  expect(await refusals(await bankWith(), remoteBuild('cards', { source }))).toMatchObject([
    { rule: 'exposes', where: '/cards', found: 'shows "Page", which has no default export.' },
    { rule: 'sources', where: '@bank/mfe-bills/src/format.ts', found: expect.stringContaining('mfe-cards') },
  ]);
});

test('names everything that one finding is about in one entry', async () => {
  const needs = { react: '^20.0.0', 'react/jsx-runtime': '^20.0.0', 'react-dom': '^20.0.0' };
  const bank = await bankWith(remoteBuild('cards', { requires: needs }), remoteBuild('bills', { requires: needs }));
  const provides = { react: '19.3.1', 'react/jsx-runtime': '19.3.1', 'react-dom': '19.3.1' };

  const found = await refusals(bank, shellBuild({ provides }));

  expect(found).toHaveLength(2);
  expect(describeRefusals(found)).toMatch(
    /^ {2}shared: mfe-bills 1\.0\.0-\w+ \(bills squad\), mfe-cards 1\.0\.0-\w+ \(cards squad\): needs react, react\/jsx-runtime, react-dom \^20\.0\.0; shell 1\.0\.0-\w+ provides 19\.3\.1\.\n {4}First have their owners release them [^\n]+$/,
  );
});

test('refuses a build that lacks a file which the bundler has written, though no page names it', async () => {
  const whole = remoteBuild('cards', {}, { 'chart.js': 'a lazy chunk', 'logo.svg': 'a picture' });
  const { 'chart.js': _, 'logo.svg': __, ...build } = whole;
  const bank = await bankWith();

  expect(await refusals(bank, whole)).toEqual([]);
  expect((await refusals(bank, build)).map(({ rule, where }) => `${rule} ${where}`)).toEqual([
    'integrity chart.js',
    'integrity logo.svg',
  ]);
});

test('takes no name that every object knows for a file or a module that is there', async () => {
  const build = remoteBuild('cards', {
    mounts: [{ ...mount('/cards'), files: ['constructor'] }],
    requires: { constructor: '*' },
  });

  expect((await refusals(await bankWith(), build)).map(({ rule }) => rule)).toEqual(['integrity', 'shared']);
});

test('refuses a build of which a file has no hash', async () => {
  const { 'page.js': _, ...build } = remoteBuild('cards');
  const folder = await folderWith(build);
  await mkdir(path.join(folder, 'images'));

  const found = check(await readCandidate(folder), emptyState);

  expect(found.map(({ rule }) => rule)).toEqual(['integrity', 'integrity']);
  expect(found[0]).toMatchObject({ where: 'page.js', found: expect.stringContaining('but missing from the build') });
  expect(found[1]).toMatchObject({ where: 'images/', found: expect.stringContaining('a folder') });
});

test('asks again when somebody else was faster: of two remotes with one path, one gets it', async () => {
  const bank = await bankWith();
  const guarded = async (name: string) => {
    const candidate = await readCandidate(await folderWith(remoteBuild(name, { mounts: [mount('/transfers')] })));
    return release(bank, candidate, {
      by: 'test',
      why: 'test',
      guard: (_, after) => {
        const [refusal] = checkFit(candidate.release, after);
        if (refusal) throw new Error(refusal.found);
      },
    });
  };

  const results = await Promise.allSettled(['a1', 'b1', 'c1', 'd1'].map(guarded));

  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
