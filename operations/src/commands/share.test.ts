import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { remoteBuild, sbomOf } from '@bank/registry/testing/builds.ts';
import { emptyFolder } from '@bank/registry/testing/deployment.ts';
import { root } from '../testing/checkout.ts';
import { bank } from '../testing/commandBank.ts';
import { mappedScript } from '../testing/mappedScript.ts';
import { runBankWith } from '../testing/runBank.ts';

/** A remote that bundles so many bytes of each package. */
function remote(name: string, packages: Record<string, number>) {
  const parts = Object.entries(packages).map(([id, bytes]): [string, number] => [
    `${id.slice(0, id.lastIndexOf('@'))}/index.js`,
    bytes,
  ]);
  const components = Object.fromEntries(Object.keys(packages).map((id) => [id, 'MIT']));
  return { ...remoteBuild(name, {}, sbomOf(components)), ...mappedScript(...parts) };
}

const remotes = [
  remote('cards', { 'charts@1.2.0': 9000, 'icons@2.0.0': 9000, 'dates@3.0.0': 9000, 'tiny@1.0.0': 800 }),
  remote('bills', { 'charts@1.4.1': 7000, 'icons@2.0.0': 8000, 'dates@4.0.0': 9000, 'tiny@1.0.0': 700 }),
  remote('loans', { '@bank/shared@4.0.0': 9000 }),
  remote('goals', { '@bank/shared@4.0.0': 9000 }),
];

async function deployed(config = {}, builds = remotes) {
  const deployment = await bank(...builds);
  const file = path.join(await emptyFolder(), 'bank.config.json');
  const defaults = JSON.parse(await readFile(path.join(root, 'bank.config.json'), 'utf8'));
  await writeFile(file, JSON.stringify({ ...defaults, $schema: undefined, ...config }));
  return (...args: string[]) => runBankWith(deployment, { BANK_CONFIG: file }, 'share', ...args);
}

test('proposes to lend what is worth it in one version, and names the command and the line', async () => {
  const share = await deployed();

  const { code, stdout } = await share();

  expect(code).toBe(0);
  expect(stdout).toMatch(
    /^Package +Version +Loaded again +Bundled by\nicons +2\.0\.0 +8\.0 kB +mfe-bills, mfe-cards\n/,
  );
  expect(stdout).toMatch(/\ncharts +1\.4\.1 +7\.0 kB +mfe-bills, mfe-cards\n\nTo lend icons, in the checkout:\n/);
  expect(stdout).toContain('npm run pnpm -- --filter @bank/shared add --save-exact icons@2.0.0\n');
  expect(stdout).toContain('"refuse": { "packages": ["icons"] }\n');
  expect(stdout).toMatch(/\nNot proposed: dates, because remotes need 3\.0\.0 and 4\.0\.0\.\n$/);
  expect(stdout).not.toMatch(/tiny|@bank\/shared@/);
});

test('proposes nothing that the deployment refuses', async () => {
  const share = await deployed({ notShared: ['icons', 'charts'] });

  expect(JSON.parse((await share('--json')).stdout)).toMatchObject({
    proposed: [],
    passed: [
      { package: 'dates', why: 'remotes need 3.0.0 and 4.0.0' },
      { package: 'icons', why: 'the configuration refuses it' },
      { package: 'charts', why: 'the configuration refuses it' },
    ],
  });
  expect((await share()).stdout).toMatch(/^No package is worth it/);
});

test('proposes no name or version that a shell would read otherwise, or that is none', async () => {
  const named = { 'icons; id@2.0.0': 9000, 'lines@1.0.0+$(id)': 9000, 'charts@latest': 9000, 'dates@3.0.0': 9000 };
  const share = await deployed({}, [remote('cards', named), remote('bills', named)]);

  const { code, stdout } = await share();

  expect([code, stdout]).toEqual([0, expect.stringMatching(/^Package [^;$]*\ndates +3\.0\.0 [^;$]*$/)]);
});
