import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { latestRegistry } from '../registry/registry.ts';
import { emptyState } from '../registry/state.ts';
import { readCandidate, release } from '../release/release.ts';
import { folderWith, releaseAll, remoteBuild, shellBuild } from '../testing/builds.ts';
import { emptyDeployment, type TestDeployment } from '../testing/deployment.ts';
import { check } from './check.ts';
import { checkFit } from './fitRules.ts';

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

test('refuses a shared range that the live shell does not satisfy, and a module that it does not have', async () => {
  const build = remoteBuild('cards', { requires: { react: '^18.2.0', preact: '^10.0.0' } });

  expect(await refusals(await bankWith(), build)).toEqual([
    {
      rule: 'shared',
      found: expect.stringMatching(
        /^mfe-cards 1\.0\.0-\w+ needs react \^18\.2\.0; shell 1\.0\.0-\w+ provides 19\.3\.1\.$/,
      ),
      remedy: expect.stringContaining('Build mfe-cards against the versions that the shell provides'),
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

  expect(refusal).toMatchObject({ rule: 'contract', found: expect.stringContaining('speaks contract 2') });
});

test('refuses a shell that a live remote or a canary cannot stand in', async () => {
  const bank = await bankWith(remoteBuild('cards'));
  const canary = await readCandidate(await folderWith(remoteBuild('cards', { requires: { react: '~19.3.0' } })));
  await release(bank, canary, { by: 'test', why: 'test', to: 10 });

  const found = await refusals(bank, shellBuild({ provides: { react: '19.9.0' }, contract: 2 }));

  expect(found.map(({ rule }) => rule)).toEqual(['contract', 'contract', 'shared']);
  expect(found[2]?.found).toContain(`mfe-cards ${canary.release.version} needs react ~19.3.0`);
  expect(found[2]?.remedy).toContain('Ask cards squad for a release');
});

test('refuses an expose that the entry does not have', async () => {
  const build = remoteBuild('cards', { mounts: [{ ...mount('/cards'), expose: 'Cards' }] });

  expect(await refusals(await bankWith(), build)).toEqual([
    expect.objectContaining({ rule: 'exposes', found: '/cards shows "Cards", which entry.js does not expose.' }),
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
  expect(found[0]?.found).toMatch(/^\/bills is taken by mfe-bills 1\.0\.0-\w+ \(bills squad\)\.$/);
  expect(found[1]?.found).toContain(canary.release.version);
});

test('refuses a path that is the shell’s own', async () => {
  const [refusal] = await refusals(await bankWith(), remoteBuild('cards', { mounts: [mount('/*')] }));

  expect(refusal).toMatchObject({ rule: 'mounts', found: '/* is the shell’s own.' });
});

test('refuses a page that needs more JavaScript than the budget, compressed', async () => {
  const random = randomBytes(200_000).toString('base64');
  const build = remoteBuild('cards', {}, { 'page.js': random });
  const bank = await bankWith();

  expect(await refusals(bank, build, 300_000)).toEqual([]);
  expect(await refusals(bank, build, 100_000)).toEqual([
    expect.objectContaining({
      rule: 'budget',
      found: expect.stringMatching(/^\/cards needs 200\.\d kB .* 100\.0 kB\.$/),
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
])('refuses a second copy of %s inside', async (name) => {
  const [refusal] = await refusals(await bankWith(), remoteBuild('cards', { bundled: ['react-is', name] }));

  expect(refusal).toMatchObject({ rule: 'singletons', found: expect.stringContaining(`a copy of ${name},`) });
});

test('refuses a build of which a file has no hash', async () => {
  const { 'page.js': _, ...build } = remoteBuild('cards');
  const folder = await folderWith(build);
  await mkdir(path.join(folder, 'images'));

  const found = check(await readCandidate(folder), emptyState);

  expect(found.map(({ rule }) => rule)).toEqual(['integrity', 'integrity']);
  expect(found[0]?.found).toContain('"page.js" is named by bank.json, but is not in the build');
  expect(found[1]?.found).toContain('"images" is a folder');
});

test('asks again when somebody else was faster: of two remotes with one path, one gets it', async () => {
  const bank = await bankWith();
  const guarded = async (name: string) => {
    const candidate = await readCandidate(await folderWith(remoteBuild(name, { mounts: [mount('/transfers')] })));
    return release(bank, candidate, {
      by: 'test',
      why: 'test',
      guard: (found, state) => {
        const [refusal] = checkFit(found, state);
        if (refusal) throw new Error(refusal.found);
      },
    });
  };

  const results = await Promise.allSettled(['a1', 'b1', 'c1', 'd1'].map(guarded));

  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
