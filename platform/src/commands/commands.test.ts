import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { latestRegistry, readRevision } from '../registry/registry.ts';
import { folderWith, releaseAll, remoteBuild, shellBuild } from '../testing/builds.ts';
import { emptyDeployment, emptyFolder, type TestDeployment } from '../testing/deployment.ts';
import { outcome, runBank, startBank } from '../testing/runBank.ts';
import { createProgram } from './program.ts';

jest.setTimeout(60_000);

const cardsBuild = (content: string) => folderWith(remoteBuild('cards', {}, { 'page.js': content }));

async function bank(...builds: Record<string, string>[]): Promise<TestDeployment> {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild(), ...builds);
  return deployment;
}

async function data(deployment: TestDeployment, ...args: string[]) {
  const { code, stdout, stderr } = await runBank(deployment, ...args, '--json');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout);
}

test('release says what has changed and where it is, and that there is nothing to do', async () => {
  const deployment = await bank();
  const folder = await cardsBuild('one');

  const first = await runBank(deployment, 'release', folder, '--why', 'A start');
  expect(first.code).toBe(0);
  expect(first.stdout).toMatch(/^Released mfe-cards 1\.0\.0-\w+ \(revision 2\)\.\n2 of 2 files are new/);
  expect(first.stdout).toContain('http://localhost:3000/banking/cards');
  expect((await latestRegistry(deployment))?.change).toMatchObject({ by: 'tester', why: 'A start', action: 'release' });

  expect(await data(deployment, 'release', folder)).toMatchObject({ changed: false });
});

test('release refuses what check refuses, with rule, finding and remedy, and leaves the registry as it was', async () => {
  const deployment = await bank(remoteBuild('cards'));
  const folder = await folderWith(remoteBuild('bills', { requires: { react: '^18.0.0' }, bundled: ['zustand'] }));

  const { code, stderr } = await runBank(deployment, 'release', folder);
  expect(code).toBe(1);
  expect(stderr).toContain('singletons: The build contains a copy of zustand');
  expect(stderr).not.toMatch(/\n\s+at /);

  const check = await runBank(deployment, 'check', folder, '--json');
  expect(check.code).toBe(1);
  expect(JSON.parse(check.stdout).refusals.map(({ rule }: { rule: string }) => rule)).toEqual(['singletons', 'shared']);
  expect((await latestRegistry(deployment))?.revision).toBe(2);
});

test('a held version goes to some, then to all, and back', async () => {
  const deployment = await bank(remoteBuild('cards'));
  const held = await data(deployment, 'release', await cardsBuild('two'), '--hold');
  const hash = held.version.split('-')[1];
  expect(await data(deployment, 'canary', 'cards', hash, '12')).toMatchObject({ changed: true });
  const canary = { version: held.version, percent: 12 };
  expect((await data(deployment, 'status')).packages[1]).toMatchObject({ name: 'mfe-cards', canary });

  expect((await data(deployment, 'promote', 'cards')).active).toBe(held.version);
  expect((await data(deployment, 'rollback', 'cards', '--why', 'Wrong totals')).active).not.toBe(held.version);
  expect((await data(deployment, 'log', '--count', '1'))[0]).toMatchObject({
    action: 'rollback',
    app: 'mfe-cards',
    by: 'tester',
    why: 'Wrong totals',
    key: 'test',
  });
});

test('a release with --canary reaches only some', async () => {
  const deployment = await bank(remoteBuild('cards'));
  const { version } = await data(deployment, 'release', await cardsBuild('two'), '--canary', '5');

  expect((await latestRegistry(deployment))?.remotes['mfe-cards']?.canary).toEqual({ version, percent: 5 });
});

test('a pin holds against a release until it is taken out', async () => {
  const deployment = await bank(remoteBuild('cards'));
  await data(deployment, 'pin', 'cards');
  const folder = await cardsBuild('two');

  const refused = await runBank(deployment, 'release', folder);
  expect(refused).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Take the pin out with "bank unpin mfe-cards"'),
  });

  await data(deployment, 'unpin', 'cards');
  expect(await data(deployment, 'release', folder)).toMatchObject({ changed: true });
});

test('disable gives the page a message, enable takes it back, and diff tells both', async () => {
  const deployment = await bank(remoteBuild('cards'));
  await data(deployment, 'disable', 'cards', '--message', 'Back at 6 pm');
  await data(deployment, 'enable', 'cards');

  expect(await data(deployment, 'diff', '2', '3')).toEqual([
    { app: 'mfe-cards', what: 'disabled', to: '“Back at 6 pm”' },
  ]);
  expect(await data(deployment, 'diff', '2')).toEqual([]);
});

test('a version that no longer fits what is live does not come back', async () => {
  const deployment = await bank(remoteBuild('cards', { requires: { react: '~19.3.0' } }), remoteBuild('cards'));
  await releaseAll(deployment, shellBuild({ provides: { react: '19.9.0' } }));

  const { code, stderr } = await runBank(deployment, 'rollback', 'cards');

  expect(code).toBe(1);
  expect(stderr).toMatch(/needs react ~19\.3\.0; shell 1\.0\.0-\w+ provides 19\.9\.0/);
});

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

test('keys makes a pair that signs from then on, and the older one stays valid', async () => {
  const deployment = await bank();
  expect(await data(deployment, 'keys', 'next')).toMatchObject({
    made: 'next',
    signing: 'next',
    verifying: ['next', 'test'],
  });
  await data(deployment, 'release', await cardsBuild('one'));

  expect((await data(deployment, 'log')).map(({ key }: { key: string }) => key)).toEqual(['next', 'test']);
  expect((await data(deployment, 'keys', '--list')).verifying).toEqual(['next', 'test']);
});

test('the first release on a machine makes the first key, and says so', async () => {
  const folder = await emptyFolder();
  const { store } = await emptyDeployment();
  const child = startBank({ store, keys: { folder: path.join(folder, 'keys') } }, [
    'release',
    await folderWith(shellBuild()),
  ]);

  const { code, stderr } = await outcome(child);

  expect(code).toBe(0);
  expect(stderr).toContain('Made the first signing key of this machine in');
  expect(await readFile(path.join(folder, 'keys/first.key.pem'), 'utf8')).toContain('PRIVATE KEY');
});

test.each([
  [['nonsense'], 2, "unknown command 'nonsense'"],
  [['canary', 'cards', 'abc', '120'], 2, 'Expected a whole number from 1 to 100.'],
  [['release', 'x', '--base', 'cdn.example'], 2, 'Expected an https URL, or an http one of this machine'],
  [['disable', 'cards'], 2, "required option '--message <text>' not specified"],
  [['log', '--count', '0'], 2, 'Expected a whole number from 1 on.'],
  [['rollback', 'bills'], 1, 'The registry has no "bills". Choose one of: mfe-cards, shell.'],
  [['promote', 'cards', 'zzz'], 1, '"zzz" is no version of mfe-cards. Choose one of: 1.0.0-'],
  [['release', 'bills'], 1, 'There is no package "bills". Choose one of: shell'],
  [['diff', '9'], 1, 'Registry revision 9 is not in'],
])('%j ends with %d and says why', async (args, code, message) => {
  const found = await runBank(await bank(remoteBuild('cards')), ...args);

  expect(found.code).toBe(code);
  expect(found.stderr).toContain(message);
  expect(found.stderr).not.toMatch(/\n\s+at /);
});

test('every command has help with an example', () => {
  const { commands } = createProgram();
  expect(commands).toHaveLength(20);

  for (const command of commands) {
    let help = '';
    command.configureOutput({ writeOut: (text) => (help += text) }).outputHelp();
    expect(help).toContain(`Example:\n  npm run bank -- ${command.name()}`);
    expect(command.description()).not.toBe('');
  }
});

test('a copy of a store is a store', async () => {
  const deployment = await bank(remoteBuild('cards'));
  const { store } = await emptyDeployment();
  await cp(deployment.store.root, store.root, { recursive: true });
  await writeFile(path.join(store.root, 'README'), 'A file of somebody’s.');

  expect((await data({ ...deployment, store }, 'status')).revision).toBe(2);
});
