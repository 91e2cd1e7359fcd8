import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { latestRegistry, readRevision } from '../revisions/registry.ts';
import { folderWith, releaseAll, remoteBuild, shellBuild } from '../testing/builds.ts';
import { emptyDeployment, emptyFolder, type TestDeployment } from '../testing/deployment.ts';
import { outcome, runBank, runBankWith, startBank } from '../testing/runBank.ts';
import { createWorkspaceProgram } from './workspaceProgram.ts';

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
  expect(stderr).toContain('singletons: zustand: is bundled, although the page provides it');
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
    stderr: expect.stringContaining('Unpin it with "npm run bank -- unpin mfe-cards"'),
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
  expect(stderr).toMatch(/: needs react ~19\.3\.0; shell 1\.0\.0-\w+ provides 19\.9\.0/);
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
  const keys = { folder: path.join(folder, 'keys') };

  const { code, stderr } = await runBank({ store, keys }, 'release', await folderWith(shellBuild()));

  expect(code).toBe(0);
  expect(stderr).toContain('Created the first signing key of this machine in');
  expect(await readFile(path.join(folder, 'keys/first.key.pem'), 'utf8')).toContain('PRIVATE KEY');
});

test.each([
  [['nonsense'], 2, "unknown command 'nonsense'"],
  [['canary', 'cards', 'abc', '120'], 2, 'Expected a whole number from 1 to 100.'],
  [['release', 'x', '--base', 'cdn.example'], 2, 'Expected an https URL, or an http one of this machine'],
  [['canary', 'cards', 'abc', '0.001'], 2, 'Expected a whole number from 1 to 100.'],
  [['release', 'x', '--canary', '0'], 2, 'Expected a whole number from 1 to 100.'],
  [['release', 'x', '--hold', '--canary', '20'], 2, "option '--hold' cannot be used with option '--canary <percent>'"],
  [['check', 'x', '--base', 'https://cdn.example;/'], 2, 'Expected an https URL, or an http one of this machine'],
  [['check', 'x', '--base', 'http://cdn.example/'], 2, 'Expected an https URL, or an http one of this machine'],
  [['check', 'x', '--budget', 'abc'], 2, 'Expected a positive whole number.'],
  [['release', 'x', '--budget=-5'], 2, 'Expected a positive whole number.'],
  [['disable', 'cards', '--message', ''], 2, 'Expected a text of 1 to 200 characters; it has 0.'],
  [['disable', 'cards', '--message', 'x'.repeat(201)], 2, 'Expected a text of 1 to 200 characters; it has 201.'],
  [['disable', 'constructor', '--message', 'hi'], 1, 'The registry has no "constructor".'],
  [['pin', 'toString'], 1, 'The registry has no "toString".'],
  [['rollback', '__proto__'], 1, 'The registry has no "__proto__".'],
  [['export', __filename], 1, 'commands.test.ts, which is a file, or inside one. Choose a folder.'],
  [['disable', 'cards'], 2, "required option '--message <text>' not specified"],
  [['log', '--count', '0'], 2, 'Expected a positive whole number.'],
  [['rollback', 'bills'], 1, 'The registry has no "bills". Choose one of: mfe-cards, shell.'],
  [['promote', 'cards', 'zzz'], 1, '"zzz" is not a version of mfe-cards. Choose one of: 1.0.0-'],
  [['release', 'bills'], 1, 'There is no package "bills". Choose one of: shell'],
  [['diff', '9'], 1, 'Registry revision 9 is not in'],
  [['rollback', 'cards', '--from', 'zzz'], 1, '"zzz" is not a version of mfe-cards. Choose one of: 1.0.0-'],
  [['rollback', 'cards', '--force'], 2, "option '--force' requires a reason: add --why <text>"],
  [['rollback', 'cards', '--force', '--why', ' '], 2, "option '--force' requires a reason: add --why <text>"],
  [['restore', '9'], 1, 'Registry revision 9 is not in'],
  [['restore', 'yesterday'], 2, 'Expected a positive whole number.'],
  [['retire', 'shell'], 1, 'The shell cannot be retired: every page runs in it.'],
])('%j ends with %d and says why', async (args, code, message) => {
  const found = await runBank(await bank(remoteBuild('cards')), ...args);

  expect(found.code).toBe(code);
  expect(found.stderr).toContain(message);
  expect(found.stderr).not.toMatch(/\n\s+at /);
});

test.each([
  [
    { BANK_URL: 'bank.example' },
    'gives the invalid address "bank.example". Set BANK_URL to, for example, https://bank.example.',
  ],
  [{ PORT: 'abc' }, 'gives the invalid address "http://localhost:abc".'],
  [{ BANK_STORE: __filename }, 'BANK_STORE is'],
  [{ BANK_KEYS: __filename }, 'BANK_KEYS is'],
])('with %j nothing is released, and the message says why', async (env, message) => {
  const deployment = await bank();

  const { code, stderr } = await runBankWith(deployment, env, 'release', await cardsBuild('one'));

  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining(message) });
  expect(stderr).not.toMatch(/\n\s+at /);
  expect((await latestRegistry(deployment))?.revision).toBe(1);
});

test('a refusal is data too, where data was asked for', async () => {
  const deployment = await bank();
  const folder = await folderWith(remoteBuild('bills', { bundled: ['zustand'] }));
  const errorOf = async (...args: string[]) => {
    const { stdout } = await runBank(deployment, ...args, '--json');
    return JSON.parse(stdout);
  };

  expect(await errorOf('rollback', 'bills')).toEqual({ error: expect.stringContaining('The registry has no "bills"') });
  expect(await errorOf('log', '--count', '0')).toEqual({
    error: expect.stringContaining('Expected a positive whole number'),
  });
  expect(await errorOf('release', folder)).toEqual({
    error: expect.stringContaining('cannot be deployed'),
    refusals: [expect.objectContaining({ rule: 'singletons' })],
  });
});

test.each([
  [['status'], 0],
  [['rollback', 'bills'], 1],
  [['nonsense'], 2],
])('a process that was started with %j ends with %d', async (args, code) => {
  expect(await outcome(startBank(await bank(), args))).toMatchObject({ code });
});

test('a reader that stops reading is no error', async () => {
  const child = startBank(await bank(), ['status']);
  child.stdout?.destroy();

  expect(await outcome(child)).toMatchObject({ code: 0, stderr: '' });
});

test('release names the pages and entries that come and go', async () => {
  const navigation = [{ group: 'Main', label: 'Cards', to: '/cards', icon: 'cards' }];
  const deployment = await bank(remoteBuild('cards', { navigation }));
  const mount = { path: '/credit', title: 'Credit', layout: 'main', expose: 'Page', files: ['page.js'] };

  const { stdout } = await runBank(deployment, 'release', await folderWith(remoteBuild('cards', { mounts: [mount] })));

  expect(stdout).toContain('New page: /credit\nRemoved page: /cards\nRemoved entry: /cards\n');
});

test('release leaves a disabled remote disabled, and says so', async () => {
  const deployment = await bank(remoteBuild('cards'));
  await data(deployment, 'disable', 'cards', '--message', 'Back at 6 pm');

  const { stdout } = await runBank(deployment, 'release', await cardsBuild('two'));

  expect(stdout).toContain(
    'mfe-cards stays disabled (“Back at 6 pm”). Enable it with: npm run bank -- enable mfe-cards',
  );
  expect((await data(deployment, 'status')).packages[1]).toMatchObject({ state: 'disabled', message: 'Back at 6 pm' });
});

test('pin and rollback say that they have ended a canary; ending none changes nothing', async () => {
  const deployment = await bank(remoteBuild('cards'));
  const { version } = await data(deployment, 'release', await cardsBuild('two'), '--canary', '5');
  const say = async (...args: string[]) => (await runBank(deployment, ...args)).stdout;

  expect(await say('rollback', 'cards')).toContain(`Ended the canary ${version} of mfe-cards; everybody gets 1.0.0-`);
  expect(await say('canary', 'cards', version, '0')).toContain(
    'Nothing to do: mfe-cards is already in that state (revision 4)',
  );
  await data(deployment, 'canary', 'cards', version, '5');
  expect(await say('pin', 'cards')).toContain(`, and ended its canary ${version} (revision 6)`);
});

test('status says what a rollback has left, and whose the shell is', async () => {
  const deployment = await emptyDeployment();
  const builds = ['one', 'two'].map((content) => remoteBuild('cards', {}, { 'page.js': content }));
  const [, , second] = await releaseAll(deployment, shellBuild({ owner: 'Core team' }), ...builds);

  await data(deployment, 'rollback', 'cards');

  expect((await data(deployment, 'status')).packages).toMatchObject([{ owner: 'Core team' }, { left: [second] }]);
  expect((await runBank(deployment, 'status')).stdout).toContain(`– (left ${second})`);
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
  expect((await data(deployment, 'gc', '--now')).removed).toEqual([`mfe-cards@${active}`]);
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

test('check knows where the deployment has its API', async () => {
  const config = JSON.parse(await readFile(path.resolve(__dirname, '../../../bank.config.json'), 'utf8'));
  const folder = await folderWith({ 'bank.json': JSON.stringify({ ...config, basePath: '/', apiBase: '/gate/v1' }) });
  const mount = { path: '/gate/v1/x', title: 'X', layout: 'main', expose: 'Page', files: ['page.js'] };
  const args = ['check', await folderWith(remoteBuild('cards', { mounts: [mount] }))];

  const env = { BANK_CONFIG: path.join(folder, 'bank.json') };

  const { code, stdout } = await runBankWith(await bank(), env, ...args);

  expect({ code, stdout }).toEqual({
    code: 1,
    stdout: expect.stringContaining('mounts: /gate/v1/x: is reserved by the bank.'),
  });
});

test('every command has help with an example', () => {
  const { commands } = createWorkspaceProgram();
  expect(commands.length).toBeGreaterThan(20);

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
