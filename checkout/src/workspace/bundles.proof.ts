import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { outcome, whenReady } from '@bank/operations/testing/runBank.ts';
import { releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { emptyDeployment, emptyFolder } from '@bank/registry/testing/deployment.ts';
import { freePort } from '@bank/registry/testing/freePort.ts';
import type { Ready } from '../live/ApiProcess.ts';
import { serverFolder } from './bundles.ts';
import { cacheFolder, root } from './paths.ts';

const started: ChildProcess[] = [];
let folder: string;

/** What a server gets: the built folder, and the packages that it names, installed. */
beforeAll(async () => {
  folder = await emptyFolder();
  await cp(serverFolder, folder, { recursive: true });
  const { dependencies } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies)) {
    const place = path.join(folder, 'node_modules', name);
    await mkdir(path.dirname(place), { recursive: true });
    await symlink(path.join(root, 'dist/node_modules', name), place);
  }
  // What a demonstration bank begins from takes seconds to make, and may be there already.
  await mkdir(cacheFolder, { recursive: true });
  await symlink(cacheFolder, path.join(folder, '.cache'));
});

afterAll(async () => {
  const ends = started.map((child) => child.exitCode ?? once(child, 'exit'));
  for (const child of started) child.kill();
  await Promise.all(ends);
  await rm(folder, { recursive: true });
});

/** Nothing of this process's own environment, which knows the checkout. */
const env = { PATH: process.env.PATH, HOST: '127.0.0.1' };

async function startApi(): Promise<Ready> {
  const child = fork(path.join(folder, 'api.js'), { cwd: folder, execArgv: [], env: { ...env, BANK_DATA: 'data' } });
  started.push(child);
  const [ready] = await once(child, 'message');
  return ready as Ready;
}

async function startGateway(api: string): Promise<string> {
  const deployment = await emptyDeployment();
  const { store, keys } = deployment;
  await releaseAll(deployment, shellBuild(), remoteBuild('cards'));
  const config = JSON.parse(await readFile(path.join(root, 'bank.config.json'), 'utf8'));
  await writeFile(path.join(folder, 'bank.config.json'), JSON.stringify({ ...config, dataMode: 'live' }));
  const places = { BANK_STORE: store.root, BANK_KEYS: keys.folder, BANK_SEEN: 'seen', BANK_API: api };
  const child = spawn(process.execPath, ['bank.js', 'serve'], {
    cwd: folder,
    env: { ...env, ...places, PORT: await freePort() },
    stdio: 'pipe',
  });
  started.push(child);
  return whenReady(child);
}

test('a bank is served from the built folder alone, page and API', async () => {
  const { address } = await startApi();
  const bank = await startGateway(address);

  const page = await fetch(`${bank}cards`);
  const health = await fetch(new URL('/api/v1/health', bank));

  expect(await page.text()).toContain('mfe-cards');
  const faults = { deadLetters: 0, lateMessages: 0, ledgerFaults: 0, failingJobs: [] };
  expect(await health.json()).toEqual({ status: 'ok', database: 'embedded', ...faults, idleMinutes: 20 });
}, 120_000);

test('a message names a command as it can be typed there', async () => {
  const child = spawn(process.execPath, ['bank.js', 'status'], {
    cwd: folder,
    env: { ...env, BANK_STORE: await emptyFolder(), BANK_KEYS: await emptyFolder() },
    stdio: 'pipe',
  });

  expect(await outcome(child)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`node ${path.join(folder, 'bank.js')} release <folder of its build>.\n`),
  });
});

test.each(['api.js', 'bank.js'])('an older Node that starts %s is told so in one line', async (script) => {
  const old = `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'24.11.1'}})`;

  expect(
    await outcome(spawn(process.execPath, ['--import', old, script], { cwd: folder, env, stdio: 'pipe' })),
  ).toEqual({
    code: 1,
    stdout: '',
    stderr: 'Node 24.11.1 is too old: the bank needs Node 24.12 or later.\n',
  });
});

test('nothing that runs in production can test, build or install anything', async () => {
  const files = (await readdir(serverFolder, { recursive: true })).filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(files.map((file) => readFile(path.join(serverFolder, file), 'utf8')));

  expect(files).toEqual(expect.arrayContaining(['api.js', 'bank.js']));
  expect(texts.filter((text) => /apt-get|playwright|rspack build|pnpm-workspace/.test(text))).toEqual([]);
});
