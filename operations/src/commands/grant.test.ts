import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { servedRevisions } from '@bank/gateway/testing/servedRevisions.ts';
import { latestRegistry } from '@bank/registry/revisions/registry.ts';
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
  const known = [...(await bank.keys.known()).values()].map(({ id, key }) => [id, spkiOf(key)]);
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

const build = (...paths: string[]) =>
  folderWith(
    remoteBuild(
      'cards',
      { mounts: paths.map((path) => ({ path, title: 'Cards', layout: 'main', expose: 'Page', files: ['page.js'] })) },
      { 'page.js': paths.join() },
    ),
  );

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
    '"cards squad" may release mfe-cards under /cards/*: version 1 of the roles document, signed by test. It is in force.\n',
  );
  expect((await run(squad, repository, 'release', await build('/cards'))).code).toBe(0);
  expect((await run(squad, repository, 'release', await build('/cards/new'))).code).toBe(0);

  const { source } = servedRevisions(bank);
  const { registry } = await source.get();
  expect(source.problems).toEqual([]);
  expect(Object.keys(registry.remotes).sort()).toEqual(['mfe-bills', 'mfe-cards']);
  await releaseAll(bank, remoteBuild('bills', {}, { 'page.js': 'by the platform team, as before' }));
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

test('another path needs the same, of the role that the key has', async () => {
  const bank = await emptyDeployment();
  await releaseAll(bank, shellBuild());
  const squad = await squadOf(bank);
  const repository = path.dirname(squad.keys.folder);
  const first = await run(squad, repository, 'release', await build('/cards'));
  await run(bank, home, ...commandIn(first.stderr));

  const refused = await run(squad, repository, 'release', await build('/limits'));
  expect(refused.stderr).toMatch(/mounts \/limits\. .*Ask the platform team.*grant "cards squad"/s);
  expect((await run(bank, home, ...commandIn(refused.stderr))).stdout).toContain('version 2');

  expect((await run(squad, repository, 'release', await build('/limits'))).code).toBe(0);
  expect((await latestRegistry(bank))?.remotes).toHaveProperty('mfe-cards');
});

test('who has the role already is named, and a registry that the pinned roots have not signed is refused before the role', async () => {
  const bank = await emptyDeployment();
  await releaseAll(bank, shellBuild());
  const grant = async (id: string) => {
    const [key] = [...(await (await emptyDeployment()).keys.known()).values()];
    const text = `${id}=${key && spkiOf(key.key)}`;
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
  expect(refused.stderr).toContain('is not signed by a known key');
  expect(refused.stderr).not.toContain('grant');
});

test('a name that another key has is refused, and what is no key', async () => {
  const bank = await emptyDeployment();
  await releaseAll(bank, shellBuild());
  const [other] = [...(await (await squadOf(bank)).keys.known()).values()];
  const grant = (key: string) =>
    run(bank, home, 'grant', 'Cards squad', '--key', key, '--package', 'mfe-cards', '--mount', '/cards');

  expect((await grant(`test=${other && spkiOf(other.key)}`)).stderr).toContain('another key named "test"');
  expect((await grant('cards')).stderr).toContain('Expected a name and a public key');
  expect((await grant('cards=xyz')).stderr).toContain('"cards" is no public key');
});
