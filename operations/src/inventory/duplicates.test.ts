import { latestRegistry } from '@bank/registry/bank/latest.ts';
import { mapKey } from '@bank/registry/mapKey.ts';
import { releaseAll, remoteBuild, sbomOf, shellBuild } from '@bank/registry/testing/builds.ts';
import { emptyDeployment } from '@bank/registry/testing/deployment.ts';
import { mappedScript } from '../testing/mappedScript.ts';
import { runBank } from '../testing/runBank.ts';
import { duplicates } from './duplicates.ts';

async function bank() {
  const deployment = await emptyDeployment();
  const cards = {
    ...remoteBuild('cards', {}, sbomOf({ '@icons/all@2.0.0': 'MIT', 'charts@1.0.0': 'MIT' })),
    ...mappedScript(
      ['mfe-cards/src/Page.tsx', 700],
      ['@icons/all/a.js', 3000],
      ['mfe-cards/src/b.ts', 5],
      ['charts/a.js', 9],
    ),
  };
  const bills = {
    ...remoteBuild('bills', {}, sbomOf({ '@icons/all@2.1.0': 'MIT' })),
    ...mappedScript(['@icons/all/a.js', 1200], ['@icons/all/b.js', 300]),
  };
  await releaseAll(
    deployment,
    shellBuild(),
    cards,
    bills,
    remoteBuild('loans', {}, sbomOf({ '@icons/all@2.0.0': 'MIT' })),
  );
  return deployment;
}

test('names packages that several live remotes bundle, and what customers load again, in bytes', async () => {
  const deployment = await bank();

  expect(JSON.parse((await runBank(deployment, 'inventory', '--duplicates', '--json')).stdout)).toEqual({
    revision: 4,
    duplicates: [
      {
        package: '@icons/all',
        twice: 1500,
        copies: [
          { remote: 'mfe-bills', version: expect.any(String), packageVersions: ['2.1.0'], bytes: 1500 },
          { remote: 'mfe-cards', version: expect.any(String), packageVersions: ['2.0.0'], bytes: 3000 },
        ],
      },
    ],
    unknown: [expect.stringMatching(/^mfe-loans 1\.0\.0-\w+$/)],
  });
  const { stdout } = await runBank(deployment, 'inventory', '--duplicates');
  expect(stdout).toMatch(
    /^Package +Loaded again +Bundled by\n@icons\/all +1\.5 kB +mfe-bills \(2\.1\.0, 1\.5 kB\), mfe-cards \(2\.0\.0, 3\.0 kB\)\n"bank share" says /,
  );
  expect(stdout).toMatch(/\nNot known, because they have no source maps: mfe-loans 1\.0\.0-\w+\.\n$/);
});

test('says that there are none', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild());

  expect((await runBank(deployment, 'inventory', '--duplicates')).stdout).toBe(
    'No two live remotes bundle the same package.\n',
  );
});

test.each([
  ['maps that are none', { version: 3, sources: ['charts/a.js'], names: [], mappings: [[5]] }],
  ['maps that are too large', { version: 3, sources: ['x'.repeat(17_000_000)], names: [], mappings: 'AAAA' }],
])('a squad with %s, and an altered list of packages, holds up nobody', async (_, map) => {
  const deployment = await bank();
  const thief = {
    ...remoteBuild('accounts', {}, sbomOf({ 'charts@1.0.0': 'MIT' })),
    ...mappedScript(['charts/a.js', 9]),
  };
  const [version = ''] = await releaseAll(deployment, thief);
  const registry = await latestRegistry(deployment);
  const key = mapKey(registry?.releases['mfe-accounts']?.[version] ?? { assets: {} }, 'page.js');
  await deployment.store.put(key ?? '', Buffer.from(JSON.stringify(map)));
  await deployment.store.put(`artifacts/mfe-accounts/${version}/sbom.cdx.json`, Buffer.from('{}'));

  const { duplicates, unknown } = JSON.parse((await runBank(deployment, 'inventory', '--duplicates', '--json')).stdout);

  expect(duplicates).toMatchObject([{ package: '@icons/all', twice: 1500 }]);
  expect(unknown).toContain(`mfe-accounts ${version}`);
});

test('a list that names one package very often is not copied for each time', async () => {
  const deployment = await emptyDeployment();
  const often = Array.from({ length: 4000 }, () => ({ type: 'library', name: 'charts', version: '1.0.0' }));
  const list = { 'sbom.cdx.json': JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.6', components: often }) };
  await releaseAll(deployment, shellBuild(), remoteBuild('accounts', {}, list));
  const registry = await latestRegistry(deployment);

  const copies = jest.spyOn(Array.prototype, Symbol.iterator);

  expect(registry && (await duplicates(deployment, registry)).duplicates).toEqual([]);
  expect(copies.mock.calls.length).toBeLessThan(often.length);
});
