import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { registryAt } from '@bank/registry/bank/history.ts';
import { latestRegistry } from '@bank/registry/bank/latest.ts';
import { KeyFolder } from '@bank/registry/signing/KeyFolder.ts';
import { folderWith, releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { emptyDeployment, emptyFolder } from '@bank/registry/testing/deployment.ts';
import { bank, cardsBuild, data } from '../testing/commandBank.ts';
import { runBank } from '../testing/runBank.ts';

jest.setTimeout(60_000);

test('gc keeps what open pages may ask for, unless it is told not to', async () => {
  const deployment = await bank(
    ...['a', 'b', 'c', 'd'].map((content) => remoteBuild('cards', {}, { 'page.js': content })),
  );
  const folders = async () => {
    const files = await deployment.store.list('artifacts/mfe-cards');
    return [...new Set(files.map((file) => path.dirname(file)))];
  };
  expect((await data(deployment, 'gc')).removed).toEqual([]);
  expect(await folders()).toHaveLength(4);

  const first = (await registryAt(deployment, 2)).remotes['mfe-cards']?.active;
  expect((await data(deployment, 'gc', '--now')).removed).toEqual([`mfe-cards@${first}`]);
  expect(await folders()).toHaveLength(3);
  expect(await folders()).not.toContain(first);
});

test('log shows what a key has signed that was revoked since, and marks it', async () => {
  const deployment = await bank(remoteBuild('cards'));
  const root = { ...deployment, keys: new KeyFolder(await emptyFolder()) };
  await cp(deployment.keys.folder, root.keys.folder, { recursive: true });
  await data(deployment, 'keys', 'next');
  await data(root, 'grant', 'Platform team', '--key', await deployment.keys.publicKey(), '--operator');
  await data(deployment, 'disable', 'cards', '--message', 'Soon', '--why', 'one\u001b[2J\ntwo');
  expect((await runBank(root, 'diff', '2')).stdout).toContain('mfe-cards: disabled – → “Soon”');

  await data(root, 'revoke', 'next');

  const { code, stdout } = await runBank(root, 'log');
  expect(code).toBe(0);
  expect(stdout.trimEnd().split('\n')).toEqual([
    expect.stringMatching(/next \(revoked\) +one \[2J two$/),
    expect.stringContaining('test (Platform team, operator, judge, root)'),
    expect.stringContaining('test (Platform team, operator, judge, root)'),
  ]);
  const json = JSON.parse((await runBank(root, 'log', '--json')).stdout);
  expect(json[0]).toMatchObject({ action: 'disable', key: null });
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

  expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining('Restored revision 2 (revision 6).\n') });
  expect(stdout).toMatch(/mfe-bills: active 1\.0\.0-\w+ → –\nmfe-cards: active 1\.0\.0-\w+ → 1\.0\.0-\w+/);
  const registry = await latestRegistry(deployment);
  expect(registry?.remotes).toEqual({ 'mfe-cards': { active, previous: [] } });
  expect(registry?.change).toMatchObject({ by: 'tester', action: 'restore', app: 'registry', why: 'Both were wrong' });
  expect(await data(deployment, 'restore', '2')).toMatchObject({
    revision: 6,
    changed: false,
    restored: 2,
    changes: [],
  });
});

test('restore says nothing of a message that stays, for the package is disabled when it is released again', async () => {
  const deployment = await bank(remoteBuild('cards'));
  await data(deployment, 'disable', 'cards', '--message', 'Soon');

  const { changes } = await data(deployment, 'restore', '1');

  expect(changes).toEqual([expect.objectContaining({ app: 'mfe-cards', what: 'active' })]);
});

test('restore refuses what did not fit', async () => {
  const deployment = await bank(remoteBuild('cards', { requires: { react: '~19.3.0' } }));
  await releaseAll(deployment, shellBuild({ provides: { react: '19.9.0' } }), remoteBuild('cards', { requires: {} }));

  const unfit = await runBank(deployment, 'restore', '3');
  expect(unfit).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Revision 3 cannot be restored.\n  shared: '),
  });
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
