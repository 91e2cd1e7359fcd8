import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { sharedModules } from '@bank/platform/src/build/sharedModules.js';
import { createRemote } from '@bank/platform/src/templates/createRemote.ts';
import { releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { emptyDeployment, emptyFolder } from '@bank/registry/testing/deployment.ts';
import { CONTRACT_VERSIONS } from '@bank/shared/contract';
import { linkWorkspace } from '../testing/linkWorkspace.ts';
import { bundles } from '../workspace/bundles.ts';
import { root } from '../workspace/paths.ts';

// It compiles, lints, tests and builds a package.
jest.setTimeout(300_000);

let folder: string;
let workspace: string;
let remote: string;

beforeAll(async () => {
  folder = await emptyFolder();
  workspace = path.join(folder, 'bank');
  remote = path.join(workspace, 'mfe-invest-plans');
  linkWorkspace(workspace);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function run(program: string, args: string[], env: NodeJS.ProcessEnv = {}, cwd = workspace) {
  const { NODE_ENV: _, JEST_WORKER_ID: __, ...inherited } = process.env;
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8', env: { ...inherited, ...env } });
  return { status, output: stdout + stderr };
}

function bank(args: string[], env: NodeJS.ProcessEnv = {}) {
  return run(process.execPath, [path.join(workspace, path.relative(root, bundles.cli)), ...args], env);
}

function tool(name: string, ...args: string[]) {
  return run(path.join(root, 'node_modules/.bin', name), args);
}

test('the command writes the package, has it linked and names the next steps', () => {
  // What is installed is shared with this workspace, so the installer is a stand-in that keeps what it was asked.
  const asked = path.join(folder, 'asked');
  const record = `fs.writeFileSync(${JSON.stringify(asked)}, process.argv.slice(2).join(' '));`;
  writeFileSync(path.join(workspace, 'checkout/pnpm.mjs'), `import fs from 'node:fs';\n${record}\n`);

  const { status, output } = bank(['new', 'invest-plans', '--mount', '/invest/*']);

  expect({ status, output }).toEqual({ status: 0, output: expect.stringContaining('npm run dev -- invest-plans') });
  expect(readFileSync(asked, 'utf8')).toMatch(/^install --no-frozen-lockfile /);
  const files = readdirSync(remote, { recursive: true }) as string[];
  expect(files).toEqual(expect.arrayContaining(['README.md', 'src/routes/InvestPlansPage.tsx']));
  expect(readFileSync(path.join(remote, 'README.md'), 'utf8')).toMatch(
    /npm run pnpm -- --filter @bank\/mfe-invest-plans add --save-exact/,
  );
  symlinkSync(path.join(root, 'mfe-accounts/node_modules'), path.join(remote, 'node_modules'));

  const again = bank(['new', 'invest-plans']);
  expect(again).toEqual({ status: 1, output: expect.stringContaining('already exists. Choose another name.') });
});

test('it keeps the title that customers know from the placeholder', async () => {
  const payments = { name: 'mfe-payments', mount: '/transfers', isInSidebar: true, group: 'Main' };
  const written = await createRemote(await emptyFolder(), payments);

  const contract = readFileSync(path.join(written, 'remote.ts'), 'utf8');
  expect(contract).toContain("owner: 'Payments squad'");
  expect(contract).toContain("title: 'Transfers'");
});

test('it brings no test library that its files do not use', () => {
  const files = readdirSync(path.join(remote, 'src'), { recursive: true }) as string[];
  const sources = files
    .filter((name) => name.includes('.'))
    .map((name) => readFileSync(path.join(remote, 'src', name)));
  const { devDependencies } = JSON.parse(readFileSync(path.join(remote, 'package.json'), 'utf8'));
  const libraries = Object.keys(devDependencies).filter((name) => name.startsWith('@testing-library/'));

  expect(libraries).not.toEqual([]);
  expect(libraries.filter((name) => !sources.join('').includes(`'${name}'`))).toEqual([]);
});

test('it enters the lockfile with what is there already, without an address', () => {
  const bare = path.join(folder, 'bare');
  for (const name of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'mfe-invest-plans/package.json'])
    cpSync(path.join(workspace, name), path.join(bare, name));
  // The other packages stay out, and so does what these two depend on, which would only be resolved once more.
  for (const name of ['platform', 'shared']) {
    mkdirSync(path.join(bare, name));
    writeFileSync(path.join(bare, name, 'package.json'), JSON.stringify({ name: `@bank/${name}`, version: '1.0.0' }));
  }
  for (const name of ['node', 'npm', 'pnpm'])
    cpSync(path.join(root, `checkout/${name}.mjs`), path.join(bare, `checkout/${name}.mjs`));
  const { engines, packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  writeFileSync(path.join(bare, 'package.json'), JSON.stringify({ engines, packageManager }));
  const before = packagesOf(readFileSync(path.join(bare, 'pnpm-lock.yaml'), 'utf8'));

  const args = ['install', '--lockfile-only', '--no-frozen-lockfile', '--prefer-offline'];
  const { status, output } = run(process.execPath, [path.join(bare, 'checkout/pnpm.mjs'), ...args]);
  expect({ status, output: status === 0 ? '' : output }).toEqual({ status: 0, output: '' });

  const lockfile = readFileSync(path.join(bare, 'pnpm-lock.yaml'), 'utf8');
  expect(lockfile).toContain('  mfe-invest-plans:\n');
  expect(lockfile).not.toMatch(/tarball:|https?:\/\//);
  expect(packagesOf(lockfile)).not.toEqual([]);
  expect(packagesOf(lockfile).filter((name) => !before.includes(name))).toEqual([]);
});

function packagesOf(lockfile: string): string[] {
  return lockfile.match(/^ {2}\S+@\d\S*:$/gm) ?? [];
}

test('it passes lint, types and its tests, and so does a server of its own, in Node', () => {
  addServer();

  const lint = tool('biome', 'check', '--error-on-warnings', '--vcs-enabled=false', 'mfe-invest-plans');
  expect(lint).toEqual({ status: 0, output: expect.any(String) });
  expect(tool('tsc', '--noEmit', '--checkers', '1', '-p', 'mfe-invest-plans')).toEqual({ status: 0, output: '' });
  expect(tool('knip', '--workspace', 'mfe-invest-plans')).toEqual({ status: 0, output: '' });
  const unit = tool('jest', '--selectProjects', 'mfe-invest-plans');
  expect(unit).toEqual({ status: 0, output: expect.stringContaining('4 passed') });
});

/** Adds a server like `docs/squad/reference.md` says: with `jose` among the remote's dependencies. */
function addServer(): void {
  const manifest = path.join(remote, 'package.json');
  const { dependencies, ...rest } = JSON.parse(readFileSync(manifest, 'utf8'));
  const withJose = { ...rest, dependencies: { ...dependencies, jose: 'catalog:' } };
  writeFileSync(manifest, `${JSON.stringify(withJose, null, 2)}\n`);
  const installed = path.join(remote, 'server/node_modules');
  mkdirSync(installed, { recursive: true });
  symlinkSync(path.join(root, 'platform/node_modules/jose'), path.join(installed, 'jose'));
  const files = {
    'main.ts': `import { subjectOf } from './subjectOf.ts';

console.log(subjectOf(process.argv[2] ?? ''));
`,
    'subjectOf.ts': `import { decodeJwt } from 'jose';

export const subjectOf = (assertion: string) => decodeJwt(assertion).sub;
`,
    'subjectOf.test.ts': `import { subjectOf } from './subjectOf.ts';

test('reads who asks', () => {
  expect(subjectOf(\`e30.\${btoa('{"sub":"ada"}')}.\`)).toBe('ada');
  expect(typeof window).toBe('undefined');
});
`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(remote, 'server', name), text);
}

test('it builds, passes check and goes live', async () => {
  const deployment = await emptyDeployment();
  const provides = Object.fromEntries(
    Object.entries(sharedModules(path.join(root, 'mfe-accounts'))).map(([name, { version }]) => [name, version]),
  );
  const shell = shellBuild({ provides, contract: CONTRACT_VERSIONS });
  await releaseAll(deployment, shell, remoteBuild('dashboard', { slots: ['bank/dashboard/widget@1'] }));
  const env = { BANK_STORE: deployment.store.root, BANK_KEYS: deployment.keys.folder };

  expect(bank(['release', 'invest-plans'], env)).toEqual({
    status: 0,
    output: expect.stringContaining('http://localhost:3000/banking/invest'),
  });
  expect(bank(['status'], env).output).toMatch(/mfe-invest-plans +Invest Plans squad +live/);
});
