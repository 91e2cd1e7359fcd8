import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createGateway } from '@bank/gateway/createGateway.ts';
import { latestRegistry } from '@bank/registry/bank/latest.ts';
import { folderWith, releaseAll, remoteBuild, sbomOf, shellBuild } from '@bank/registry/testing/builds.ts';
import { config } from '@bank/registry/testing/config.ts';
import { emptyDeployment, emptyFolder } from '@bank/registry/testing/deployment.ts';
import { runBankWith } from '../testing/runBank.ts';

const HASH = '54d45c6a12b3c4d5e6f708192a3b4c5d6e7f8091';
const commit = (changed: boolean) => ({ 'commit.json': JSON.stringify({ hash: HASH, changed }) });
const first = { ...sbomOf({ 'lodash@4.17.20': 'MIT', 'left-pad@1.3.0': 'WTFPL' }), ...commit(false) };
const second = {
  ...sbomOf({ 'lodash@4.17.21': 'MIT', 'lodash@3.10.1': 'MIT', 'own@1.0.0': undefined }),
  ...commit(true),
};
const cards = (files: Record<string, string>) => ({ ...remoteBuild('cards'), ...files });

async function bank(refuse?: object) {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild(), cards(first));
  const file = path.join(await emptyFolder(), 'bank.json');
  const configure = (refuse?: object) => writeFile(file, JSON.stringify({ ...config, refuse }));
  await configure(refuse);
  const run = (...args: string[]) => runBankWith(deployment, { BANK_CONFIG: file }, ...args);
  const data = async (...args: string[]) => JSON.parse((await run(...args, '--json')).stdout);
  return { deployment, configure, run, data };
}

test('check and release refuse packages and licences, and go by the SBOM', async () => {
  const { run, data } = await bank({ packages: ['lodash@<4'], licences: ['AGPL-3.0-only'] });
  const agpl = { 'agpl@1.0.0': 'AGPL-3.0-only', 'lodash@3.10.1': 'MIT' };

  const folder = await folderWith(cards(sbomOf(agpl)));
  expect((await data('check', folder)).refusals).toMatchObject([
    { rule: 'components', where: 'agpl 1.0.0', found: 'is bundled under AGPL-3.0-only, which the deployment refuses.' },
    { rule: 'components', where: 'lodash 3.10.1', found: 'is bundled; the deployment refuses lodash@<4.' },
  ]);
  expect(await run('release', folder)).toMatchObject({ code: 1, stderr: expect.stringContaining('components: agpl') });
  expect(await run('release', await folderWith(remoteBuild('cards')))).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('components: sbom.cdx.json: is missing'),
  });
  expect(await run('release', await folderWith(cards(sbomOf({ 'lodash@4.17.21': 'MIT' }))))).toMatchObject({ code: 0 });
});

test('what is refused since its release reaches no more customers, unless a rollback to it is forced', async () => {
  const { configure, run, data } = await bank();
  const [{ version = '' }] = (await data('inventory')).releases;
  await run('release', await folderWith(cards(second)));
  await run('release', await folderWith(cards({ ...first, 'page.js': 'next' })), '--hold');
  const { held = [] } = (await data('status')).packages[1];
  await configure({ packages: ['left-pad'] });

  const found = (version: string) => `components: left-pad 1.3.0 in mfe-cards ${version}: is bundled`;
  for (const line of [`promote cards ${held[0]}`, `canary cards ${held[0]} 10`])
    expect(await run(...line.split(' '))).toMatchObject({ code: 1, stderr: expect.stringContaining(found(held[0])) });
  for (const line of ['rollback cards', 'restore 2'])
    expect(await run(...line.split(' '))).toMatchObject({ code: 1, stderr: expect.stringContaining(found(version)) });

  expect((await run('rollback', 'cards')).stderr).toContain('Add --force and --why');
  const forced = await run('rollback', 'cards', '--force', '--why', 'The newer one loses payments');
  expect(forced).toMatchObject({ code: 0, stderr: expect.stringContaining(`forced despite check. ${found(version)}`) });
  expect((await run('log', '--count', '1')).stdout).toContain(found(version));

  expect(await run('disable', 'cards', '--message', 'Back soon')).toMatchObject({ code: 0 });
  expect(await run('enable', 'cards')).toMatchObject({ code: 1, stderr: expect.stringContaining(found(version)) });
});

test('a canary that is refused since goes to nobody else; it can be ended, and what was live stays so', async () => {
  const { deployment, configure, run } = await bank();
  await run('release', await folderWith(cards(second)), '--canary', '10');
  const version = (await latestRegistry(deployment))?.remotes['mfe-cards']?.canary?.version ?? '';
  await configure({ packages: ['own', 'left-pad'] });

  expect(await run('promote', 'cards')).toMatchObject({ code: 1, stderr: expect.stringContaining('own 1.0.0 in') });
  expect(await run('canary', 'cards', version, '20')).toMatchObject({ code: 1 });
  expect(await run('canary', 'cards', version, '5')).toMatchObject({ code: 0 });
  expect(await run('rollback', 'cards')).toMatchObject({ code: 0, stderr: '' });
});

test.each([
  [{ packages: ['lodash@four'] }, '"refuse" has "lodash@four", which refuses nothing.'],
  [{ licences: ['AGPL'] }, '"refuse" has "AGPL", which refuses nothing.'],
  [{ licenses: ['MIT'] }, '"refuse.licenses" is not known.'],
])('an entry that would refuse nothing is a fault: %j', async (refuse, message) => {
  const { run } = await bank(refuse);

  const folder = await folderWith(cards(second));
  expect(await run('check', folder)).toMatchObject({ code: 1, stderr: expect.stringContaining(message) });
});

test('the inventory lists what each release bundles under which licences, and its commit', async () => {
  const { run, data } = await bank();

  expect((await run('inventory')).stdout).toMatch(
    /\| mfe-cards 1\.0\.0-\w+ \| cards squad \| 54d45c6a12 \| 2 \| MIT \(1\), WTFPL \(1\) \|/,
  );
  expect((await data('inventory')).releases).toEqual([
    expect.objectContaining({
      remote: 'mfe-cards',
      percent: 100,
      commit: { hash: HASH, changed: false },
      components: [
        { name: 'lodash', version: '4.17.20', licences: ['MIT'] },
        { name: 'left-pad', version: '1.3.0', licences: ['WTFPL'] },
      ],
    }),
    expect.objectContaining({ remote: 'shell', percent: 100 }),
  ]);
  expect((await data('status')).packages[1]).toMatchObject({ components: 2, commit: '54d45c6a12' });
});

test('the inventory lists releases by name and version, whenever they were made', async () => {
  const { run, data } = await bank();
  for (const [name, version] of [
    ['cards', '1.10.0'],
    ['cards', '1.9.0'],
    ['bills', '1.0.0'],
  ] as const)
    await run('release', await folderWith(remoteBuild(name, { version })), '--hold');

  const { releases } = await data('inventory');

  expect(releases.map(({ remote, version }: { remote: string; version: string }) => `${remote} ${version}`)).toEqual([
    expect.stringMatching(/^mfe-bills 1\.0\.0-/),
    expect.stringMatching(/^mfe-cards 1\.0\.0-/),
    expect.stringMatching(/^mfe-cards 1\.9\.0-/),
    expect.stringMatching(/^mfe-cards 1\.10\.0-/),
    expect.stringMatching(/^shell 1\.0\.0-/),
  ]);
});

test('the inventory of a package names every release that bundles it, and what nobody can know', async () => {
  const { run, data } = await bank();
  await run('release', await folderWith(cards(second)), '--hold');

  const { stdout } = await run('inventory', '--package', 'lodash@<4.17.21');
  expect(stdout).toMatch(/\nmfe-cards \S+ +cards squad +100 % +lodash 4\.17\.20 +MIT +54d45c6a12\n/);
  expect(stdout).toMatch(/\nmfe-cards \S+ +cards squad +none now +lodash 3\.10\.1 +MIT +54d45c6a12, changed\n/);
  expect(stdout).toMatch(/\nNot known, because they have no SBOM: shell 1\.0\.0-\w+\.\n$/);
  expect((await data('inventory', '--package', 'own')).releases).toHaveLength(1);
  expect((await run('inventory', '--package', 'axios')).stdout).toContain('No release bundles axios.');
  expect(await run('inventory', '--package', 'axios@new')).toMatchObject({ code: 2 });
});

test('diff names packages that came, went or changed, and the commit', async () => {
  const { run, data } = await bank();
  await run('release', await folderWith(cards(second)));

  const changes: { app: string; what: string; from?: string; to?: string }[] = await data('diff', '2', '3');
  expect(changes.filter(({ what }) => /^com/.test(what))).toEqual([
    { app: 'mfe-cards', what: 'commit', from: '54d45c6a12', to: '54d45c6a12, changed' },
    { app: 'mfe-cards', what: 'component left-pad', from: '1.3.0 (WTFPL)' },
    { app: 'mfe-cards', what: 'component lodash', from: '4.17.20 (MIT)', to: '3.10.1 (MIT), 4.17.21 (MIT)' },
    { app: 'mfe-cards', what: 'component own', to: '1.0.0' },
  ]);
  expect((await run('diff', '1', '2')).stdout).toContain('mfe-cards: component lodash – → 4.17.20 (MIT)');
});

test('diff says so where it cannot know', async () => {
  const { run, data } = await bank();
  await run('release', await folderWith(cards({ 'page.js': 'two' })));
  await run('release', await folderWith(cards({ 'page.js': 'three' })));

  expect(await data('diff', '2', '3')).toContainEqual({
    app: 'mfe-cards',
    what: 'components',
    from: '2',
    to: 'not known',
  });
  expect((await run('diff', '3', '4')).stdout).not.toContain('component');
});

test('neither SBOM nor commit reaches a page, and an SBOM that was altered in the store is named', async () => {
  const { deployment, run } = await bank();
  const version = (await latestRegistry(deployment))?.remotes['mfe-cards']?.active;
  const file = path.join(deployment.store.root, `artifacts/mfe-cards/${version}/sbom.cdx.json`);
  expect(await readFile(file, 'utf8')).toContain('lodash');

  const gateway = await createGateway({ config, deployment });
  const bodies = ['cards', 'registry.json', `remotes/mfe-cards/${version}.json`].map(async (address) => {
    const { body, statusCode } = await gateway.inject(`/banking/${address}`);
    expect(statusCode).toBe(200);
    return body;
  });
  expect((await Promise.all(bodies)).join()).not.toMatch(/sbom|54d45c6/);
  expect((await gateway.inject(`/banking/artifacts/mfe-cards/${version}/sbom.cdx.json`)).statusCode).toBe(404);
  await gateway.close();

  await writeFile(file, sbomOf({})['sbom.cdx.json'] ?? '');
  expect(await run('inventory', '--package', 'lodash')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(`Not known, because they have no SBOM: mfe-cards ${version}`),
    stderr: expect.stringContaining('is not what was released'),
  });
});

test('an SBOM that was altered in the store keeps nobody from going back', async () => {
  const { deployment, run } = await bank();
  const { active = '' } = (await latestRegistry(deployment))?.remotes['mfe-cards'] ?? {};
  await run('release', await folderWith(cards(second)));
  await writeFile(path.join(deployment.store.root, `artifacts/mfe-cards/${active}/sbom.cdx.json`), '{}');

  expect(await run('diff', '2', '3')).toMatchObject({ code: 0, stdout: expect.stringContaining('not known') });
  expect(await run('restore', '2')).toMatchObject({ code: 0 });
});
