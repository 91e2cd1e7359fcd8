import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { canariesOf } from '@bank/gateway/choice.ts';
import { cohortOfCustomer, newCohort, withGroups } from '@bank/gateway/cohort.ts';
import { latestBank, latestRegistry } from '@bank/registry/bank/latest.ts';
import { revise } from '@bank/registry/revisions/revise.ts';
import { KeyFolder } from '@bank/registry/signing/KeyFolder.ts';
import { folderWith, releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { emptyDeployment, emptyFolder } from '@bank/registry/testing/deployment.ts';
import { bank, cardsBuild, data } from '../testing/commandBank.ts';
import { runBank, runBankWith } from '../testing/runBank.ts';

jest.setTimeout(60_000);

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

test('release names a page that all customers have, or says for whom it is', async () => {
  const deployment = await bank();
  const flags = { rollover: { default: false, owner: 'Cards squad', until: '2999-12-31' } };
  const page = { title: 'Cards', layout: 'main', expose: 'Page', files: ['page.js'] };
  const goals = { ...page, path: '/goals', for: { flag: 'rollover', groups: ['private', 'staff'] } };
  const addressOf = async (...mounts: object[]) => {
    const { stdout } = await runBank(deployment, 'release', await folderWith(remoteBuild('cards', { mounts, flags })));
    return stdout.trim().split('\n').at(-1);
  };

  expect(await addressOf(goals, { ...page, path: '/cards' })).toBe('http://localhost:3000/banking/cards');
  expect(await addressOf(goals)).toBe(
    'http://localhost:3000/banking/goals, for those who have rollover and are in private or staff',
  );
});

test('release --all fills an empty bank from a folder of builds, whatever their names, and has nothing to do the second time', async () => {
  const deployment = await emptyDeployment();
  const slot = 'bank/account/history@1';
  const extensions = [{ slot, id: 'history', title: 'History', expose: 'Page', files: ['page.js'] }];
  const builds = [remoteBuild('history', { extensions }), remoteBuild('owner', { slots: [slot] }), shellBuild()];
  const folder = await emptyFolder();
  for (const [at, build] of builds.entries())
    await cp(await folderWith(build), path.join(folder, String(at)), { recursive: true });

  const { code, stdout } = await runBank(deployment, 'release', '--all', folder);

  expect([code, stdout.match(/Released \S+|revision \d/g)]).toEqual([
    0,
    ['Released shell', 'revision 1', 'Released mfe-owner', 'revision 2', 'Released mfe-history', 'revision 3'],
  ]);
  const again = await runBank(deployment, 'release', '--all', folder);
  expect([again.code, again.stdout.match(/nothing to do/g)]).toEqual([0, Array(3).fill('nothing to do')]);
});

test('release --all of a folder without builds says so', async () => {
  const { code, stderr } = await runBank(await emptyDeployment(), 'release', '--all', await emptyFolder());

  expect([code, stderr]).toEqual([1, expect.stringContaining('has no folder with a build')]);
});

test('check names what a coming major of React drops, on demand, and refuses nothing for it', async () => {
  const deployment = await bank();
  const map = { sources: ['mfe-cards/src/Field.tsx'], sourcesContent: ['export const Field = forwardRef(Input);'] };
  const folder = await folderWith(remoteBuild('cards', {}, { 'page.js': '1', 'page.js.map': JSON.stringify(map) }));

  const { code, stdout } = await runBank(deployment, 'check', folder, '--react', '20');

  expect([code, stdout]).toEqual([
    0,
    expect.stringContaining('  mfe-cards/src/Field.tsx:1: forwardRef. Instead, take "ref" as a prop.'),
  ]);
  expect((await runBank(deployment, 'check', folder)).stdout).not.toContain('forwardRef');
  const unread = await runBank(deployment, 'check', await folderWith(remoteBuild('cards')), '--react', '20');
  expect(unread.stdout).toMatch(
    /can be deployed\.\nWhat React 20 drops of mfe-cards is not known: its build has no source maps\.\n$/,
  );
  expect((await runBank(deployment, 'check', folder, '--react', '17')).stderr).toContain('Allowed choices are 20.');
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

test('a canary for named people and staff names nobody in the store, and grows with a percentage', async () => {
  const deployment = await bank(remoteBuild('cards'));
  const { version } = await data(deployment, 'release', await cardsBuild('two'), '--hold');
  const said = async (...args: string[]) => (await runBank(deployment, 'canary', 'cards', version, ...args)).stdout;
  const newest = async () => {
    const folder = 'registry/packages/mfe-cards';
    const name = (await deployment.store.list(folder)).sort().at(-1);
    return new TextDecoder().decode(await deployment.store.get(`${folder}/${name}`));
  };

  expect(await said('--for', 'Ada.Lovelace, grace.hopper')).toContain(
    `mfe-cards ${version} is for 2 named customers (revision`,
  );
  const text = await newest();
  expect(text).not.toMatch(/lovelace|hopper/i);
  const { schema, channel } = JSON.parse(text);
  expect({ schema, canary: channel.canary }).toEqual({
    schema: 2,
    canary: {
      version,
      percent: 0,
      for: (
        await Promise.all(['ada.lovelace', 'grace.hopper'].map((name) => cohortOfCustomer(deployment.name, name)))
      ).sort(),
    },
  });
  expect((await runBank(deployment, 'status')).stdout).toContain(`${version} (2 named customers)`);

  expect(await said('5', '--staff')).toContain('is for 5 %, 2 named customers, staff');
  expect(JSON.parse(await newest()).schema).toBe(1);
  expect(await said('0')).toContain('Ended the canary of mfe-cards');
});

test('whoever is named gets all of a set together, and nobody else any of it', async () => {
  const deployment = await bank(remoteBuild('cards'), remoteBuild('bills'));
  const bills = await data(
    deployment,
    'release',
    await folderWith(remoteBuild('bills', {}, { 'page.js': '2' })),
    '--hold',
  );
  const cards = await data(deployment, 'release', await cardsBuild('two'), '--hold');
  const ada = await cohortOfCustomer(deployment.name, 'ada');
  const shown = async (cohort: string) => {
    const registry = await latestRegistry(deployment);
    return registry && canariesOf(registry, cohort);
  };

  const together = ['--together', `bills@${bills.version}`];
  const { stdout } = await runBank(deployment, 'canary', 'cards', cards.version, '--for', 'Ada', ...together);
  expect(stdout).toContain(`mfe-cards ${cards.version} is for 1 named customer`);
  expect(stdout).toContain(`Together with it: mfe-bills ${bills.version} to 1 named customer`);
  expect([await shown(ada), await shown(newCohort())]).toEqual([['mfe-bills', 'mfe-cards'], []]);

  await runBank(deployment, 'canary', 'bills', bills.version, '--staff');
  expect([await shown(ada), await shown(withGroups(newCohort(), ['staff']))]).toEqual(
    Array(2).fill(['mfe-bills', 'mfe-cards']),
  );

  await runBank(deployment, 'canary', 'cards', cards.version, '0');
  expect(await shown(ada)).toEqual([]);
});

test('a guarded release begins with half of the customers at most', async () => {
  const deployment = await bank(remoteBuild('cards'));
  const release = async (percent: string) =>
    runBank(deployment, 'release', await cardsBuild('two'), '--guard', '--canary', percent);

  const { code, stderr } = await release('51');
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: expect.stringContaining(
      'A guarded release begins with 50 % of the customers at most, for it is compared with what the others have. Name a smaller share with --canary, or add --no-guard.',
    ),
  });
  expect((await latestRegistry(deployment))?.remotes['mfe-cards']?.canary).toBeUndefined();

  expect((await release('50')).stdout).toContain(' to 50 % of the customers, judged by the gateways');
});

test('where the configuration guards releases, all begin so but first and held ones, and those with --no-guard', async () => {
  const deployment = await bank();
  const config = JSON.parse(await readFile(path.resolve(__dirname, '../../../bank.config.json'), 'utf8'));
  const releases = { guard: true, percent: 5, autoRollback: true };
  const folder = await folderWith({ 'bank.json': JSON.stringify({ ...config, releases }) });
  const env = { BANK_CONFIG: path.join(folder, 'bank.json') };
  const release = async (content: string, ...how: string[]) => {
    expect(await runBankWith(deployment, env, 'release', await cardsBuild(content), ...how)).toMatchObject({ code: 0 });
    return (await latestRegistry(deployment))?.remotes['mfe-cards'];
  };

  expect(await release('one')).toMatchObject({ autoRollback: true });
  expect(await release('two', '--hold')).not.toHaveProperty('canary');
  expect(await release('three')).toMatchObject({ canary: { percent: 5, guard: true }, autoRollback: true });
  expect(await release('four', '--no-guard')).not.toHaveProperty('canary');
});

test('packages that go live together are judged by nobody, and their release says how else', async () => {
  const deployment = await bank(remoteBuild('cards'), remoteBuild('bills'));
  const builds = [await cardsBuild('two'), await folderWith(remoteBuild('bills', {}, { 'page.js': 'two' }))];

  expect(await runBank(deployment, 'release', '--together', ...builds, '--guard')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(
      'Gateways judge no packages that go live together. Add --no-guard and --canary 10, watch it, and promote it by hand.',
    ),
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

test('keys makes a key that signs once it has been granted a role; until then the older one does', async () => {
  const deployment = await bank();
  const root = { ...deployment, keys: new KeyFolder(await emptyFolder()) };
  await cp(deployment.keys.folder, root.keys.folder, { recursive: true });
  expect(await data(deployment, 'keys', 'next')).toMatchObject({
    made: 'next',
    own: ['next', 'test'],
    roots: ['test'],
  });
  await data(deployment, 'release', await folderWith(shellBuild({}, { 'main.js': 'by the older key' })));

  const key = await deployment.keys.publicKey();
  await data(root, 'grant', 'Cards squad', '--key', key, '--package', 'mfe-cards', '--mount', '/cards/*');
  await data(deployment, 'release', await cardsBuild('one'));

  expect((await data(deployment, 'log')).map(({ key }: { key: string }) => key)).toEqual(['next', 'test', 'test']);
  expect(await data(deployment, 'keys', '--list')).toMatchObject({ own: ['next', 'test'], roots: ['test'] });
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
  expect(await say('pin', 'cards')).toContain(`, and ended its canary ${version} (revision 7)`);
});

test('status says what gateways did to a package, and why, until its next document', async () => {
  const deployment = await bank(remoteBuild('cards'), remoteBuild('bills'));
  const { version } = await data(deployment, 'release', await cardsBuild('two'), '--guard', '--canary', '10');
  const { packages } = await latestBank(deployment);
  const number = packages.get('mfe-cards')?.file.number ?? 0;
  const verdict = { number, version, since: new Date().toISOString(), why: '4 of 20 visits failed' };
  const reason = { by: 'judge', action: 'withdraw', app: 'mfe-cards', why: 'test' };
  await revise(deployment, reason, (state) => state, { verdicts: () => ({ 'mfe-cards': verdict }) });

  const { stdout } = await runBank(deployment, 'status', 'cards');
  expect(stdout).toContain(`mfe-cards: gateways took ${version} back 0 min ago: 4 of 20 visits failed`);
  expect(stdout).not.toContain('mfe-bills');
  expect((await data(deployment, 'status', 'cards')).packages).toMatchObject([{ name: 'mfe-cards', verdict }]);

  await data(deployment, 'release', await cardsBuild('three'));
  expect((await runBank(deployment, 'status')).stdout).not.toContain('gateways took');
});

test('status says what a rollback has left, and whose the shell is', async () => {
  const deployment = await emptyDeployment();
  const builds = ['one', 'two'].map((content) => remoteBuild('cards', {}, { 'page.js': content }));
  const [, , second] = await releaseAll(deployment, shellBuild({ owner: 'Core team' }), ...builds);

  await data(deployment, 'rollback', 'cards');

  expect((await data(deployment, 'status')).packages).toMatchObject([{ owner: 'Core team' }, { left: [second] }]);
  expect((await runBank(deployment, 'status')).stdout).toContain(`– (left ${second})`);
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
