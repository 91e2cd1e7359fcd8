import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { outcome } from '@bank/operations/testing/runBank.ts';
import { emptyFolder } from '@bank/registry/testing/deployment.ts';
import { installPackage } from '../testing/installPackage.ts';

// It bundles the package.
jest.setTimeout(120_000);

const workflow = '.github/workflows/remote.yml';
let newest: string;
let folder: string;
let repository: string;
let registry: ReturnType<typeof createServer>;

/** The version before: its templates lack a file that the new ones have, and have others' lines. */
beforeAll(async () => {
  newest = await emptyFolder();
  const program = installPackage(newest);
  folder = await emptyFolder();
  repository = path.join(folder, 'cards');
  mkdirSync(path.join(repository, 'node_modules/@bank'), { recursive: true });
  mkdirSync(path.join(folder, 'empty'));
  const installed = path.join(repository, 'node_modules/@bank/platform');
  const templates = path.join(installed, 'dist/templates/repository');
  execFileSync('cp', ['-rL', path.dirname(path.dirname(program)), installed]);
  symlinkSync(path.join(newest, 'node_modules/@bank/shared'), path.join(repository, 'node_modules/@bank/shared'));
  const old = path.join(templates, `${workflow}.tmpl`);
  writeFileSync(old, readFileSync(old, 'utf8').replace('branches: [main]', 'branches: [trunk]'));
  rmSync(path.join(templates, 'playwright.config.ts.tmpl'));
  const empty = path.join(folder, 'empty');
  run(path.join(installed, 'dist/bank.js'), ['new', 'cards', '--mount', '/cards', '--no-install'], empty);
  execFileSync('cp', ['-r', `${empty}/.`, repository]);
  const { version } = JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8'));
  registry = createServer((_, reply) =>
    reply.end(
      JSON.stringify({
        name: '@bank/platform',
        'dist-tags': { latest: version },
        versions: { [version]: { name: '@bank/platform', version } },
      }),
    ),
  ).listen(0, '127.0.0.1');
  await once(registry, 'listening');
  const { port } = registry.address() as AddressInfo;
  writeFileSync(path.join(repository, '.npmrc'), `@bank:registry=http://127.0.0.1:${port}/\n`);
  git('init', '--quiet', '--initial-branch', 'main');
  commit('Made by the template');
});
afterAll(() => {
  registry.close();
  for (const one of [folder, newest]) rmSync(one, { recursive: true });
});

const run = (program: string, args: string[], cwd: string) =>
  execFileSync(process.execPath, [program, ...args], { cwd });
const git = (...args: string[]) => execFileSync('git', args, { cwd: repository, encoding: 'utf8' });
const identity = ['-c', 'user.name=Tester', '-c', 'user.email=tester@bank.example'];
const read = (file: string) => readFileSync(path.join(repository, file), 'utf8');

function commit(message: string): void {
  git('add', '.');
  git(...identity, 'commit', '--quiet', '--message', message);
}

async function upgrade() {
  const program = path.join(newest, 'node_modules/@bank/platform/dist/bank.js');
  const child = spawn(process.execPath, [program, 'upgrade', '--no-install'], {
    cwd: repository,
    env: { PATH: process.env.PATH, npm_config_cache: path.join(folder, 'npm') },
  });
  const { code, stdout, stderr } = await outcome(child);
  return { status: code, output: stdout + stderr };
}

test('it refuses to begin over changes that git does not have', async () => {
  writeFileSync(path.join(repository, 'notes.txt'), 'mine');

  expect(await upgrade()).toEqual({ status: 1, output: expect.stringContaining('Commit them first:\n?? notes.txt') });
  rmSync(path.join(repository, 'notes.txt'));
});

test('it brings the templates’ changes beside the squad’s own, and shows them', async () => {
  writeFileSync(path.join(repository, workflow), `# Owned by us.\n${read(workflow)}`);
  const page = read('src/routes/CardsPage.tsx');
  commit('Ours');

  const { status, output } = await upgrade();

  expect({ status, output }).toEqual({ status: 0, output: expect.stringContaining('+    branches: [main]') });
  expect(output).toContain('+++ b/playwright.config.ts');
  expect(read(workflow)).toMatch(/^# Owned by us\.\n[\s\S]*branches: \[main\]/);
  expect(read('src/routes/CardsPage.tsx')).toBe(page);
});
