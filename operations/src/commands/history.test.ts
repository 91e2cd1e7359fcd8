import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { latestRegistry, readRevision } from '@bank/registry/revisions/registry.ts';
import { folderWith, releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { emptyDeployment } from '@bank/registry/testing/deployment.ts';
import { bank, cardsBuild, data } from '../testing/commandBank.ts';
import { runBank } from '../testing/runBank.ts';

jest.setTimeout(60_000);

test('gc keeps what open pages may ask for, unless it is told not to', async () => {
  const deployment = await bank(
    ...['a', 'b', 'c', 'd'].map((content) => remoteBuild('cards', {}, { 'page.js': content })),
  );
  const folders = () => deployment.store.list('artifacts/mfe-cards');
  expect((await data(deployment, 'gc')).removed).toEqual([]);
  expect(await folders()).toHaveLength(4);

  const first = (await readRevision(deployment, 2)).registry.remotes['mfe-cards']?.active;
  expect((await data(deployment, 'gc', '--now')).removed).toEqual([`mfe-cards@${first}`]);
  expect(await folders()).toHaveLength(3);
  expect(await folders()).not.toContain(first);
});

test('log and diff show what no known key has signed, and mark it', async () => {
  const deployment = await bank(remoteBuild('cards'));
  await data(deployment, 'keys', 'next');
  await data(deployment, 'disable', 'cards', '--message', 'Soon', '--why', 'one\u001b[2J\ntwo');
  for (const half of ['key', 'pub']) await rm(path.join(deployment.keys.folder, `test.${half}.pem`));

  const { code, stdout } = await runBank(deployment, 'log');
  expect(code).toBe(0);
  const lines = stdout.trimEnd().split('\n');
  expect(lines).toEqual([
    expect.stringContaining('one [2J two'),
    expect.stringContaining('(not signed by a known key)'),
    expect.stringContaining('(not signed by a known key)'),
  ]);
  const diff = await runBank(deployment, 'diff', '2');
  expect(diff).toMatchObject({ code: 0, stdout: expect.stringContaining('mfe-cards: disabled – → “Soon”') });
  expect(diff.stderr).toContain('Revision 2 is not signed by a known key');
});

test('diff tells where artifacts have moved to', async () => {
  const deployment = await bank(remoteBuild('cards'));
  const folder = await folderWith(remoteBuild('cards'));
  await data(deployment, 'release', folder, '--base', 'https://cdn.example/artifacts/');

  expect(await data(deployment, 'diff', '2')).toContainEqual({
    app: 'mfe-cards',
    what: 'base',
    to: 'https://cdn.example/artifacts/',
  });
});

test('two people who roll back from the same version go back one', async () => {
  const deployment = await bank(
    ...['one', 'two', 'three'].map((page) => remoteBuild('cards', {}, { 'page.js': page })),
  );
  const { version, previous } = (await data(deployment, 'status')).packages[1];
  const press = () => runBank(deployment, 'rollback', 'cards', '--from', version.split('-')[1]);

  const outcomes = [await press(), await press()];

  expect(outcomes.map(({ code }) => code)).toEqual([0, 1]);
  expect(outcomes[1]?.stderr).toContain(
    `mfe-cards is at ${previous[0]} and no longer at ${version}, so nothing is rolled back. "npm run bank -- log`,
  );
  expect((await latestRegistry(deployment))?.remotes['mfe-cards']?.active).toBe(previous[0]);
});

test('a shell goes back by force though a remote was released against it, and the log says what was refused', async () => {
  const deployment = await bank(shellBuild({ contract: [2] }), remoteBuild('cards', { contract: 2 }));
  const refused = await runBank(deployment, 'rollback', 'shell');
  expect(refused).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('The rollback of shell is refused. Add --force and --why'),
  });
  expect(refused.stderr).toMatch(/contract: mfe-cards 1\.0\.0-\w+ \(cards squad\): uses contract 2/);

  const { code, stdout, stderr } = await runBank(
    deployment,
    'rollback',
    'shell',
    '--force',
    '--why',
    'It does not start',
  );

  expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining('Rolled shell back to 1.0.0-') });
  expect(stderr).toMatch(/^Warning: forced despite check\. contract: mfe-cards 1\.0\.0-\w+ \(cards squad\): uses/);
  const [change] = await data(deployment, 'log', '--count', '1');
  const forced = [expect.stringMatching(/^contract: mfe-cards /)];
  expect(change).toMatchObject({ action: 'rollback', app: 'shell', why: 'It does not start', forced });
  expect((await runBank(deployment, 'log')).stdout).toContain('It does not start (forced: contract: mfe-cards ');
});

test('restore gives the bank what it had at an earlier revision, as a new one', async () => {
  const deployment = await bank(remoteBuild('cards'));
  const { active } = (await latestRegistry(deployment))?.remotes['mfe-cards'] ?? {};
  await releaseAll(deployment, remoteBuild('cards', {}, { 'page.js': 'two' }), remoteBuild('bills'));

  const { code, stdout } = await runBank(deployment, 'restore', '2', '--why', 'Both were wrong');

  expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining('Restored revision 2 (revision 5).\n') });
  expect(stdout).toMatch(/mfe-cards: active 1\.0\.0-\w+ → 1\.0\.0-\w+\nmfe-bills: active 1\.0\.0-\w+ → –/);
  const registry = await latestRegistry(deployment);
  expect(registry?.remotes).toEqual({ 'mfe-cards': { active, previous: [] } });
  expect(registry?.change).toMatchObject({ by: 'tester', action: 'restore', app: 'registry', why: 'Both were wrong' });
  expect(await data(deployment, 'restore', '2')).toMatchObject({
    revision: 5,
    changed: false,
    restored: 2,
    changes: [],
  });
});

test('restore refuses what did not fit, and a revision that no known key has signed', async () => {
  const deployment = await bank(remoteBuild('cards', { requires: { react: '~19.3.0' } }));
  await releaseAll(deployment, shellBuild({ provides: { react: '19.9.0' } }), remoteBuild('cards', { requires: {} }));

  const unfit = await runBank(deployment, 'restore', '3');
  expect(unfit).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Revision 3 cannot be restored.\n  shared: '),
  });
  const signed = path.join(deployment.store.root, 'registry/00000002.json');
  await writeFile(signed, (await readFile(signed, 'utf8')).replace('cards squad', 'other squad'));
  const unsigned = await runBank(deployment, 'restore', '2');
  expect(unsigned).toMatchObject({ code: 1, stderr: expect.stringContaining('is not signed by a known key') });
  expect((await latestRegistry(deployment))?.revision).toBe(4);
});

test('retire takes a remote out until it is released anew', async () => {
  const navigation = [{ group: 'Main', label: 'Cards', to: '/cards', icon: 'cards' }];
  const deployment = await bank(remoteBuild('cards', { navigation }));
  const { active } = (await latestRegistry(deployment))?.remotes['mfe-cards'] ?? {};

  const { code, stdout } = await runBank(deployment, 'retire', 'cards', '--why', 'Cards are gone');

  expect({ code, stdout }).toEqual({
    code: 0,
    stdout: `Removed page: /cards\nRemoved entry: /cards\nRetired mfe-cards ${active} (revision 3)\n`,
  });
  const registry = await latestRegistry(deployment);
  expect(registry?.remotes).toEqual({});
  expect(registry?.change).toMatchObject({
    action: 'retire',
    app: 'mfe-cards',
    version: active,
    why: 'Cards are gone',
  });
  expect((await runBank(deployment, 'gc')).stdout).toBe(
    `Nothing to remove.\nKept for open pages, up to 24 hours (\`--now\` removes them too):\nmfe-cards@${active}\n`,
  );
  expect(await data(deployment, 'gc', '--now')).toMatchObject({ removed: [`mfe-cards@${active}`], kept: [] });
  expect(await data(deployment, 'release', await folderWith(remoteBuild('cards')))).toMatchObject({ changed: true });
});

test('a held version is shown by status and kept by gc, until that is told otherwise', async () => {
  const deployment = await bank(remoteBuild('cards'));
  const { version } = await data(deployment, 'release', await cardsBuild('two'), '--hold');
  const bills = await data(deployment, 'release', await folderWith(remoteBuild('bills')), '--hold');

  expect((await data(deployment, 'gc', '--now')).removed).toEqual([]);
  const { packages } = await data(deployment, 'status');
  expect(packages[1]).toMatchObject({ name: 'mfe-cards', state: 'live', held: [version] });
  expect(packages[2]).toMatchObject({ name: 'mfe-bills', owner: 'bills squad', state: 'held', held: [bills.version] });
  const { stdout } = await runBank(deployment, 'status');
  expect(stdout).toMatch(new RegExp(`mfe-cards +cards squad +live .* ${version} +– +0 min`));
  expect(stdout).toMatch(new RegExp(`mfe-bills +bills squad +held +– +– +– +${bills.version} +– +0 min`));

  expect((await data(deployment, 'promote', 'bills', bills.version)).active).toBe(bills.version);
  expect((await data(deployment, 'gc', '--now', '--held')).removed).toEqual([`mfe-cards@${version}`]);
  expect((await data(deployment, 'status')).packages.map(({ held }: { held?: string[] }) => held)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('a copy of a store is a store', async () => {
  const deployment = await bank(remoteBuild('cards'));
  const { store } = await emptyDeployment();
  await cp(deployment.store.root, store.root, { recursive: true });
  await writeFile(path.join(store.root, 'README'), 'A file of somebody’s.');

  expect((await data({ ...deployment, store }, 'status')).revision).toBe(2);
});
