import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createGateway } from '@bank/gateway/createGateway.ts';
import { outcome } from '@bank/operations/testing/runBank.ts';
import { releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { config } from '@bank/registry/testing/config.ts';
import { emptyDeployment, emptyFolder } from '@bank/registry/testing/deployment.ts';
import { CONTRACT_VERSIONS } from '@bank/shared/contract';
import { sharedModules } from '../build/sharedModules.js';
import { root } from '../testing/checkout.ts';
import { installPackage } from '../testing/installPackage.ts';

// It bundles the package and builds a remote, twice.
jest.setTimeout(120_000);

let folder: string;
let program: string;
let repository: string;

beforeAll(async () => {
  folder = await emptyFolder();
  program = installPackage(folder);
  repository = path.join(folder, 'cards');
  mkdirSync(path.join(repository, '.git'), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Nothing of this process's own environment, which knows the checkout. */
async function bank(args: string[], env: NodeJS.ProcessEnv = {}, cwd = repository) {
  const child = spawn(process.execPath, [program, ...args], {
    cwd,
    env: { PATH: process.env.PATH, BANK_OPERATOR: 'tester', ...env },
  });
  const { code, stdout, stderr } = await outcome(child);
  return { status: code, output: stdout + stderr };
}

const read = (file: string) => readFileSync(path.join(repository, file), 'utf8');

test('one command writes a whole repository into an empty folder', async () => {
  const { status, output } = await bank(['new', 'cards', '--mount', '/cards', '--no-install']);

  expect({ status, output }).toEqual({
    status: 0,
    output: expect.stringMatching(/It names no bank.*or begin again with --bank[\s\S]*npm run release -- --why/),
  });
  expect((readdirSync(repository, { recursive: true }) as string[]).sort()).toEqual(
    expect.arrayContaining([
      ...[
        '.github/workflows/remote.yml',
        '.gitignore',
        'AGENTS.md',
        'README.md',
        'jest.config.mjs',
        'package.json',
        'remote.ts',
      ],
      ...['rspack.config.ts', 'src/routes/CardsPage.test.tsx', 'src/widgets/CardsWidget.test.tsx', 'tsconfig.json'],
    ]),
  );
  expect(readdirSync(path.join(repository, '.keys'))).toEqual([expect.stringMatching(/\.key\.pem$/)]);
  expect(read('rspack.config.ts')).toBe("export { default } from '@bank/platform/rspack';\n");
});

test('it asks for versions that any registry knows, those that the bank is tested with', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json'));
  const { version } = JSON.parse(readFileSync(path.join(root, 'platform/package.json'), 'utf8'));
  const react = JSON.parse(readFileSync(path.join(root, 'shared/node_modules/react/package.json'), 'utf8'));

  expect(devDependencies['@bank/platform']).toBe(`^${version}`);
  expect(dependencies.react).toBe(react.version);
  for (const range of Object.values({ ...dependencies, ...devDependencies }))
    expect(range).toMatch(/^\^?\d+\.\d+\.\d+$/);
});

test('a folder that is not empty stays as it is', async () => {
  writeFileSync(path.join(folder, 'notes.txt'), 'mine');
  const before = readdirSync(folder);

  const { status, output } = await bank(['new', 'cards', '--no-install'], {}, folder);

  expect({ status, output }).toEqual({
    status: 1,
    output: expect.stringMatching(/ is not empty: it has \S+\. Run this in an empty folder\.\n$/),
  });
  expect(readdirSync(folder)).toEqual(before);
});

/** A bank that has the page's shell, and a place for its widget. */
async function emptyBank(): Promise<NodeJS.ProcessEnv> {
  const deployment = await emptyDeployment();
  const provides = Object.fromEntries(
    Object.entries(sharedModules(path.join(root, 'shell'))).map(([name, { version }]) => [name, version]),
  );
  const shell = shellBuild({ provides, contract: CONTRACT_VERSIONS });
  await releaseAll(deployment, shell, remoteBuild('dashboard', { slots: ['bank/dashboard/widget@1'] }));
  return {
    BANK_STORE: deployment.store.root,
    BANK_KEYS: deployment.keys.folder,
    BANK_CONFIG: path.join(root, 'bank.config.json'),
  };
}

test('its workflow comments on a pull request with a link that shows what it builds', async () => {
  const { scripts } = JSON.parse(read('package.json'));
  const [, script = '', comment] =
    /npm run -s (\w+) -- --why "\$WHY" > preview\.txt[\s\S]*(gh pr comment .*--body-file preview\.txt)/.exec(
      read('.github/workflows/remote.yml'),
    ) ?? [];
  const [program, ...args] = scripts[script].split(' ');

  const { status, output } = await bank([...args, '--why', 'A first look'], await emptyBank());

  expect([program, comment !== undefined, status]).toEqual(['bank', true, 0]);
  expect(output).toMatch(/http:\/\/localhost:3000\/banking\/cards\?preview=\S+/);
});

test('it builds there, passes check and goes live, without its name; elsewhere, and with a scope, it has the same bytes', async () => {
  const env = await emptyBank();

  expect(await bank(['release', '--why', 'First version'], env)).toEqual({
    status: 0,
    output: expect.stringContaining('http://localhost:3000/banking/cards'),
  });
  const { output } = await bank(['status'], env);
  expect(output).toMatch(/mfe-cards +Cards squad +live/);

  const copy = path.join(folder, 'another place');
  cpSync(repository, copy, { recursive: true, filter: (file) => !/\/(dist|node_modules)$/.test(file) });
  // The name is that of a checkout.
  writeFileSync(path.join(copy, 'package.json'), read('package.json').replace('"mfe-cards"', '"@bank/mfe-cards"'));
  expect(await bank(['release'], env, copy)).toEqual({
    status: 0,
    output: expect.stringContaining('is already released like this'),
  });
});

// The demonstration (`e2e/src/demonstration`) runs its tests.
test('its types pass, outside the workspace', () => {
  expect(compile()).toMatchObject({ status: 0, stdout: '' });
});

test('it fills a slot and asks a service of another squad, with the types that this publishes', async () => {
  const deployment = await emptyDeployment();
  const types = `export interface Goal { name: string }
declare module '@bank/shared/contract' { interface Slots { 'debit/goal@1': { goal: Goal } }
  interface Services {
    debit: { '/goals': { get: { responses: { 200: { content: { 'application/json': Goal[] } } } } } };
  } }`;
  const debit = remoteBuild('debit', { slots: ['debit/goal@1'], types: 'public.d.ts' }, { 'public.d.ts': types });
  await releaseAll(deployment, shellBuild(), debit);
  const env = { BANK_STORE: deployment.store.root, BANK_KEYS: deployment.keys.folder };
  const fill = (field: string, operation = 'GET /goals') =>
    writeFileSync(
      path.join(repository, 'src/GoalCard.tsx'),
      `import type { Slots } from '@bank/shared/contract';
import { serviceApi } from '@bank/shared/http';
import type { Goal } from './bank-types/mfe-debit';
export const names = async () => (await serviceApi('debit')('${operation}')).map((one) => one.${field});
export const goal: Goal = { name: 'A boat' };
export default function GoalCard({ goal }: Slots['debit/goal@1']) { return goal.${field}; }`,
    );

  const { output } = await bank(['types'], { ...env, BANK_CONFIG: path.join(root, 'bank.config.json') });

  expect(output).toMatch(/^src\/bank-types\/mfe-debit\.d\.ts is of mfe-debit 1\.0\.0-\w+\.\n$/);
  fill('name');
  expect(compile()).toMatchObject({ status: 0, stdout: '' });
  fill('size');
  const lacking = "Property 'size' does not exist on type 'Goal'";
  expect(compile().stdout.split(lacking)).toHaveLength(3);
  fill('name', 'GET /limits');
  expect(compile().stdout).toContain(`'"GET /limits"' is not assignable to parameter of type '"GET /goals"'`);
  rmSync(path.join(repository, 'src/GoalCard.tsx'));
});

function compile() {
  const compiler = path.join(root, 'node_modules/.bin/tsc');
  return spawnSync(compiler, ['--noEmit', '--checkers', '1'], { cwd: repository, encoding: 'utf8' });
}

test('it keeps where a bank is, its newest revision and its root keys, and prints these to be compared', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild(), remoteBuild('debit'));
  const gateway = await createGateway({ config: { ...config, overrides: true }, deployment });
  const url = `${await gateway.listen({ port: 0, host: '127.0.0.1' })}/banking`;
  const [root] = (await deployment.keys.roots()).keys();
  const loans = path.join(folder, 'loans');
  mkdirSync(loans);

  const { status, output } = await bank(['new', 'loans', '--bank', url, '--no-install'], {}, loans);

  expect({ status, output }).toEqual({ status: 0, output: expect.stringContaining(`  test  ${root}\n`) });
  expect(output).not.toContain('names no bank');
  const manifest = JSON.parse(readFileSync(path.join(loans, 'package.json'), 'utf8'));
  expect(manifest.bank).toEqual({
    url: `${url}/`,
    deployment: 'international-bank',
    rootThreshold: 1,
    revision: 2,
    roots: { test: expect.any(String) },
  });
  const started = performance.now();
  expect(await bank(['new', 'cars', '--mount', '/debit', '--bank', url], {}, await emptyFolder())).toEqual({
    status: 1,
    output: '/debit is taken by mfe-debit (debit squad), which mounts /debit. Choose another path with --mount.\n',
  });
  expect(performance.now() - started).toBeLessThan(20_000);
  await gateway.close();
  expect(await bank(['new', 'cars', '--bank', url, '--no-install'], {}, await emptyFolder())).toEqual({
    status: 1,
    output: expect.stringContaining('does not answer'),
  });
});

test('it keeps where npm has the bank’s packages from, for whoever clones it, and nothing secret', async () => {
  const home = await emptyFolder();
  writeFileSync(
    path.join(home, '.npmrc'),
    '@bank:registry=https://npm.bank.example/\n//npm.bank.example/:_authToken=secret\n',
  );
  const cars = await emptyFolder();

  await bank(['new', 'cars', '--no-install'], { HOME: home }, cars);

  expect(readFileSync(path.join(cars, '.npmrc'), 'utf8')).toBe('@bank:registry=https://npm.bank.example/\n');
  expect(readdirSync(repository)).not.toContain('.npmrc');
});

test('an object store names what to install for it', async () => {
  const config = path.join(root, 'bank.config.json');

  expect(await bank(['status'], { BANK_STORE: 's3://bank-store', BANK_CONFIG: config })).toEqual({
    status: 1,
    output:
      'BANK_STORE is an object store, for which @aws-sdk/client-s3 is not installed here. Run: npm install --save-dev @aws-sdk/client-s3\n',
  });
});
