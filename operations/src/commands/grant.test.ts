import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { servedRevisions } from '@bank/gateway/testing/servedRevisions.ts';
import { latestRegistry } from '@bank/registry/bank/latest.ts';
import { KeyFolder } from '@bank/registry/signing/KeyFolder.ts';
import { spkiOf } from '@bank/registry/signing/signerFromEnv.ts';
import { folderWith, releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { emptyDeployment, emptyFolder, type TestDeployment } from '@bank/registry/testing/deployment.ts';
import { root } from '../testing/checkout.ts';
import { runBankWith } from '../testing/runBank.ts';

const home = process.cwd();
afterEach(() => process.chdir(home));

/** The repository of a squad whose key the bank has never seen. */
async function squadOf(bank: TestDeployment): Promise<TestDeployment> {
  const folder = await emptyFolder();
  const known = [...(await bank.keys.roots()).values()].map(({ id, key }) => [id, spkiOf(key)]);
  const manifest = { bank: { url: 'https://bank.example/', roots: Object.fromEntries(known) } };
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(manifest));
  const keys = new KeyFolder(path.join(folder, '.keys'));
  await keys.create('cards-2027');
  return { ...bank, keys };
}

async function run(deployment: TestDeployment, folder: string, ...args: string[]) {
  process.chdir(folder);
  return runBankWith(deployment, { BANK_CONFIG: path.join(root, 'bank.config.json') }, ...args);
}

const build = (...paths: string[]) => buildOf('Cards squad', ...paths);

function buildOf(owner: string, ...paths: string[]): Promise<string> {
  const mounts = paths.map((path) => ({ path, title: 'Cards', layout: 'main', expose: 'Page', files: ['page.js'] }));
  return folderWith(remoteBuild('cards', { owner, mounts }, { 'page.js': paths.join() }));
}

/** The arguments of the command that a refusal asks the platform team to run. */
function commandIn(stderr: string): string[] {
  const line = stderr.trim().split('\n').at(-1) ?? '';
  return [...line.replace(/^.*?(?=grant )/, '').matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, quoted, single, plain]) => quoted ?? single ?? plain ?? '',
  );
}

test('a new key’s first release says which command gives it a role; signed, the release goes live, and the bank’s own stay', async () => {
  const bank = await emptyDeployment();
  await releaseAll(bank, shellBuild(), remoteBuild('bills'));
  const squad = await squadOf(bank);
  const repository = path.dirname(squad.keys.folder);

  const refused = await run(squad, repository, 'release', await build('/cards'));
  expect(refused).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('The key that signs here has no role.'),
  });
  expect(await bank.store.list('artifacts')).not.toContain('mfe-cards');

  const granted = await run(bank, home, ...commandIn(refused.stderr));
  expect(granted).toMatchObject({ code: 0, stderr: '' });
  expect(granted.stdout).toBe(
    '"Cards squad" may release mfe-cards under /cards/*: version 2 of the roles document, signed by test. It is in force.\n',
  );
  expect((await run(squad, repository, 'release', await build('/cards'))).code).toBe(0);
  expect((await run(squad, repository, 'release', await build('/cards/new'))).code).toBe(0);

  const { source } = servedRevisions(bank);
  const { registry } = await source.get();
  expect(source.problems).toEqual([]);
  expect(Object.keys(registry.remotes).sort()).toEqual(['mfe-bills', 'mfe-cards']);
  await releaseAll(bank, remoteBuild('bills', {}, { 'page.js': 'by the platform team, as before' }));
});

describe('a package that is live, signed by the platform team', () => {
  const FOR_CARDS = ['grant', 'Cards squad', '--package', 'mfe-cards'];

  async function liveCards() {
    const bank = await emptyDeployment();
    await releaseAll(bank, shellBuild(), remoteBuild('cards'));
    const squad = await squadOf(bank);
    const repository = path.dirname(squad.keys.folder);
    const key = ['--key', await squad.keys.publicKey()];
    const { source, revision } = servedRevisions(bank);
    const served = async () => {
      await revision();
      const { registry } = await source.get();
      return { active: registry.remotes['mfe-cards']?.active, owner: registry.owners['mfe-cards'] };
    };
    return { bank, squad, repository, key, source, served };
  }

  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'setTimeout'] }));
  afterEach(() => jest.useRealTimers());

  test('stays live from the first grant on, through the squad’s release, until only the squad signs', async () => {
    const { bank, squad, repository, key, source, served } = await liveCards();
    const { active } = await served();

    const granted = await run(bank, home, ...FOR_CARDS, ...key, '--mount', '/cards/*');

    expect(await served()).toEqual({ active, owner: 'Cards squad' });
    expect(granted.stdout).toContain(
      '\ntest stays in the role "Cards squad", because it signed what is live; once the squad has released (or renewed): npm run bank -- revoke test --role "Cards squad"\n',
    );
    const last = ['revoke', 'test', '--role', 'Cards squad'];
    expect(await run(bank, home, ...last)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /mfe-cards \S+ has 0 of 1 signatures .* First have cards-2027 release it, or run: npm run bank -- renew\n$/,
      ),
    });
    expect(await served()).toMatchObject({ active });

    expect(await run(squad, repository, 'release', await build('/cards'))).toMatchObject({ code: 0 });
    const released = await served();
    expect(released.active).not.toBe(active);
    expect((await run(bank, home, ...last)).stdout).toBe(
      'test is no longer in the role "Cards squad" (version 3 of the roles document). What else it may do stays.\n',
    );
    expect(await served()).toEqual(released);
    expect(source.problems).toEqual([]);
    expect((await run(bank, home, 'release', await build('/cards/new'))).stderr).toContain('0 of 1 signatures');
    expect(await run(bank, home, 'disable', 'cards', '--message', 'Back soon')).toMatchObject({ code: 0 });
  });

  test.each([
    ['paths', [], 'mounts /cards.', " --mount '/cards/*'"],
    [
      'an address',
      ['--mount', '/cards'],
      'is served from https://cdn.example/artifacts/mfe-cards/',
      ' --origin https://cdn.example/',
    ],
  ])('is not given to a role that lacks %s for what is live: the flag is named', async (_, mounts, fault, flag) => {
    const { bank, key, served } = await liveCards();
    const base = flag.includes('origin') ? ['--base', 'https://cdn.example/artifacts/'] : [];
    expect(await run(bank, home, 'release', await build('/cards'), ...base)).toMatchObject({ code: 0 });
    const before = await served();

    const { code, stderr } = await run(bank, home, ...FOR_CARDS, ...key, ...mounts);

    expect([code, stderr]).toEqual([1, expect.stringContaining(fault)]);
    expect(stderr).toContain(`So mfe-cards, which is live, would be lost. Add to the command:${flag}\n`);
    expect(await served()).toEqual(before);
    expect(
      await run(bank, home, ...FOR_CARDS, ...key, ...mounts, ...flag.replaceAll("'", '').trim().split(' ')),
    ).toMatchObject({
      code: 0,
    });
    expect(await served()).toMatchObject({ active: before.active });
  });

  test('a key leaves no role that it is not in, nor one that would have no key left', async () => {
    const { bank, key } = await liveCards();
    await run(bank, home, ...FOR_CARDS, ...key, '--mount', '/cards/*');
    const revoke = async (id: string, role: string) => (await run(bank, home, 'revoke', id, '--role', role)).stderr;

    expect(await revoke('test', 'Cats squad')).toContain(
      'There is no role "Cats squad". There are: Platform team, Cards squad.',
    );
    expect(await revoke('cards-2027', 'Platform team')).toContain(
      '"Platform team" has no key "cards-2027". It has: test.',
    );
    expect(await revoke('test', 'Platform team')).toContain(
      '"Platform team" has no key but test, and a role keeps at least one.',
    );
  });
});

test('a store without a registry is refused as such: a role would not help there', async () => {
  const squad = await squadOf(await emptyDeployment());

  const refused = await run(squad, path.dirname(squad.keys.folder), 'release', await build('/cards'));

  expect(refused).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`${squad.store.address} holds no registry yet. Set BANK_STORE to where`),
  });
});

test('asks for each path once, with all below it', async () => {
  const bank = await emptyDeployment();
  await releaseAll(bank, shellBuild());
  const squad = await squadOf(bank);
  const repository = path.dirname(squad.keys.folder);

  const { stderr } = await run(squad, repository, 'release', await build('/cards', '/cards/:id', '/limits/*'));

  expect(stderr).toMatch(/--mount '\/cards\/\*' '\/limits\/\*'\n$/);
});

test('a colleague’s key is for the role that has the package already', async () => {
  const bank = await emptyDeployment();
  await releaseAll(bank, shellBuild());
  const squad = await squadOf(bank);
  const line = ['--package', 'mfe-cards', '--mount', '/cards/*'];
  await run(bank, home, 'grant', 'Everything with cards', '--key', await squad.keys.publicKey(), ...line);
  const keys = new KeyFolder(path.join(await emptyFolder(), '.keys'));
  await keys.create('ada');

  const { stderr } = await run({ ...squad, keys }, path.dirname(squad.keys.folder), 'release', await build('/cards'));

  expect(stderr).toMatch(/grant "Everything with cards" --key ada=/);
});

test('a new role is named as the remote names its owner, unless the name is another role’s or more than words', async () => {
  const bank = await emptyDeployment();
  await releaseAll(bank, shellBuild());
  const squad = await squadOf(bank);
  const key = ['--key', await squad.keys.publicKey(), '--package', 'mfe-bills'];
  await run(bank, home, 'grant', 'Bills squad', ...key, '--mount', '/bills');
  const stranger = await squadOf(bank);
  await stranger.keys.create('mallory');
  const roleAskedFor = async (by: TestDeployment, owner: string) => {
    const { stderr } = await run(by, path.dirname(by.keys.folder), 'release', await buildOf(owner, '/cards'));
    return /grant "(.*?)" --key/.exec(stderr)?.[1];
  };

  expect(await roleAskedFor(squad, 'Bills squad')).toBe('Bills squad');
  expect(await roleAskedFor(stranger, 'L’équipe des cartes')).toBe('L’équipe des cartes');
  expect(await roleAskedFor(stranger, 'Bills squad')).toBe('cards squad');
  expect(await roleAskedFor(stranger, '$(reboot)')).toBe('cards squad');
});

test('another path needs the same, of the role that the key has', async () => {
  const bank = await emptyDeployment();
  await releaseAll(bank, shellBuild());
  const squad = await squadOf(bank);
  const repository = path.dirname(squad.keys.folder);
  const first = await run(squad, repository, 'release', await build('/cards'));
  await run(bank, home, ...commandIn(first.stderr));

  const refused = await run(squad, repository, 'release', await build('/limits'));
  expect(refused.stderr).toMatch(/mounts \/limits\. .*the holders of the root keys run this.*grant "Cards squad"/s);
  expect((await run(bank, home, ...commandIn(refused.stderr))).stdout).toContain('version 3');

  expect((await run(squad, repository, 'release', await build('/limits'))).code).toBe(0);
  expect((await latestRegistry(bank))?.remotes).toHaveProperty('mfe-cards');
});

test('who has the role already is named, and a registry that the pinned roots have not signed is refused before the role', async () => {
  const bank = await emptyDeployment();
  await releaseAll(bank, shellBuild());
  const grant = async (id: string) => {
    const key = await (await emptyDeployment()).keys.publicKey();
    const text = key.replace('test=', `${id}=`);
    return run(bank, home, 'grant', 'Cards squad', '--key', text, '--package', 'mfe-cards', '--mount', '/cards/*');
  };
  expect((await grant('ada')).stdout).not.toContain('Beside');
  expect((await grant('grace')).stdout).toContain('Beside ada, which had this role before.');

  const squad = await squadOf(await emptyDeployment());
  const refused = await run(
    { ...bank, keys: squad.keys },
    path.dirname(squad.keys.folder),
    'release',
    await build('/cards'),
  );
  expect(refused.stderr).toContain('holds a bank whose root keys are none of those in "bank.roots" of package.json');
  expect(refused.stderr).not.toContain('grant');
});

test('a name that another key has is refused, and what is no key', async () => {
  const bank = await emptyDeployment();
  await releaseAll(bank, shellBuild());
  const other = await (await squadOf(bank)).keys.publicKey();
  const grant = (key: string) =>
    run(bank, home, 'grant', 'Cards squad', '--key', key, '--package', 'mfe-cards', '--mount', '/cards');

  expect((await grant(other.replace('cards-2027=', 'test='))).stderr).toContain('another key named "test"');
  expect((await grant('cards')).stderr).toContain('Expected a name and a public key');
  expect((await grant('cards=xyz')).stderr).toContain('"cards" is no public key');
});

test('a page that another squad’s pattern matches too is refused, until the role has the path', async () => {
  const bank = await emptyDeployment();
  const mounts = [{ path: '/bills/*', title: 'Bills', layout: 'main', expose: 'Page', files: ['page.js'] }];
  await releaseAll(bank, shellBuild(), remoteBuild('bills', { mounts }));
  const squad = await squadOf(bank);
  const repository = path.dirname(squad.keys.folder);
  const key = commandIn((await run(squad, repository, 'release', await build('/cards'))).stderr);
  await run(bank, home, ...key);
  const folder = await build('/cards', '/bills/cards');

  for (const command of ['check', 'release', 'preview']) {
    const { code, stdout } = await run(squad, repository, command, folder, '--json');
    expect(code).toBe(1);
    expect(JSON.parse(stdout).refusals).toEqual([
      {
        rule: 'mounts',
        where: '/bills/cards',
        found: expect.stringMatching(
          /^has addresses that mfe-bills \S+ \(Platform team\) mounts too, by \/bills\/\*\.$/,
        ),
        remedy: expect.stringContaining('give your role the path (--mount /bills/cards)'),
      },
    ]);
  }
  const { stderr } = await run(squad, repository, 'release', folder);
  expect(stderr).toContain('  mounts: /bills/cards: has addresses that mfe-bills ');

  await run(bank, home, ...commandIn(stderr));
  expect(await run(squad, repository, 'check', folder)).toMatchObject({ code: 0 });
  expect(await run(squad, repository, 'release', folder, '--hold')).toMatchObject({ code: 0 });
});
