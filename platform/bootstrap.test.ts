import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { emptyFolder } from './src/testing/deployment.ts';
import { freePort } from './src/testing/freePort.ts';

const root = path.resolve(__dirname, '..');
const NOBODY = 65_534;

/** The first command on a machine that has nothing but Node, and these files of the bank. */
async function checkout(...files: string[]): Promise<string> {
  const folder = await emptyFolder();
  for (const file of ['platform/bootstrap.mjs', 'platform/pnpm.mjs', ...files])
    cpSync(path.join(root, file), path.join(folder, file));
  return folder;
}

interface StartOptions {
  env?: Record<string, string>;
  flags?: string[];
  uid?: number;
}

function start(folder: string, { env = {}, flags = [], uid }: StartOptions = {}) {
  const { status, stderr } = spawnSync(process.execPath, [...flags, 'platform/bootstrap.mjs', 'start'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, HOME: path.join(folder, 'home'), ...env },
    ...(uid && { uid }),
  });
  return { status, stderr };
}

test('an old Node is told so before anything else is looked at', async () => {
  const folder = await checkout();
  const old = `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'18.20.8'}})`;

  expect(start(folder, { flags: ['--import', old] })).toEqual({
    status: 1,
    stderr: 'Node 18.20.8 is too old. Install Node 20.19 or later, then run the command again.\n',
  });
});

test('a registry that cannot be reached is named, without a minute of retries', async () => {
  const folder = await checkout('package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml');
  const registry = `http://127.0.0.1:${await freePort()}/`;

  const { status, stderr } = start(folder, { env: { npm_config_registry: registry } });

  expect(status).toBe(1);
  expect(stderr).toMatch(/^Installing dependencies …\n/);
  expect(stderr).toContain(`The package registry ${registry} cannot be reached (ECONNREFUSED)`);
  expect(stderr).toContain('npm error');
});

test('a folder that can only be read has its sentence', async () => {
  const folder = await checkout('package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml');
  mkdirSync(path.join(folder, 'home'));
  writeFileSync(path.join(folder, 'home/.npmrc'), '');
  chmodSync(folder, 0o555);

  // Root may write everywhere.
  const { status, stderr } = start(folder, process.getuid?.() === 0 ? { uid: NOBODY } : {});

  expect(status).toBe(1);
  expect(stderr).toContain(`${path.join(folder, 'node_modules')} is not writable (EACCES).`);
});

test('a package manager that is not the one of package.json never runs', async () => {
  const folder = await checkout('package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml');
  const manifest = path.join(folder, 'package.json');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(/(\+sha512\.)\w/, '$1x'));

  // The archive is there already where this checkout was installed.
  const cache = process.env.npm_config_cache ?? path.join(os.homedir(), '.npm');
  const { status, stderr } = start(folder, { env: { npm_config_cache: cache } });

  expect(status).toBe(1);
  expect(stderr).toMatch(/pnpm@[\d.]+ is not what package\.json names: its sha512 is [0-9a-f]{128}\. Find out/);
  expect(existsSync(path.join(folder, 'node_modules/.pnpm'))).toBe(false);
});

test('whichever script comes first on a machine, it refuses an old Node and installs what is missing', () => {
  const { pnpm: _, ...scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).scripts;

  const others = Object.values<string>(scripts).filter((script) => !script.startsWith('node platform/bootstrap.mjs '));
  expect(others).toEqual([]);
});
