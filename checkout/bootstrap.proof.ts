import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { emptyFolder } from '@bank/registry/testing/deployment.ts';
import { freePort } from '@bank/registry/testing/freePort.ts';
import { startPackageRegistry } from './src/testing/startPackageRegistry.ts';

const root = path.resolve(__dirname, '..');
const NOBODY = 65_534;
const OLD = pretend("versions',{value:{...process.versions,node:'20.20.2'}}");
const LOCKS = ['pnpm-lock.yaml', 'pnpm-workspace.yaml'];

/** The first command on a machine that has nothing but Node, and these files of the bank. */
async function checkout(...files: string[]): Promise<string> {
  const folder = await emptyFolder();
  for (const file of [...globSync('checkout/*.mjs', { cwd: root }), 'package.json', ...files])
    cpSync(path.join(root, file), path.join(folder, file));
  return folder;
}

/** A copy of `checkout` that has no dependencies and expects the Node of `startPackageRegistry`. */
async function installedCheckout(sha512: string): Promise<string> {
  const folder = await checkout(...LOCKS);
  const stamp = createHash('sha256');
  for (const file of LOCKS) stamp.update(readFileSync(path.join(folder, file)));
  mkdirSync(path.join(folder, 'node_modules'));
  writeFileSync(path.join(folder, 'node_modules/.installed'), stamp.digest('hex'));
  const file = path.join(folder, 'checkout/node.mjs');
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/[0-9a-f]{128}/g, sha512));
  return folder;
}

function pretend(property: string): string[] {
  return ['--import', `data:text/javascript,Object.defineProperty(process,'${property})`];
}

interface StartOptions {
  args?: string[];
  env?: Record<string, string>;
  flags?: string[];
  uid?: number;
}

function spawnIn(folder: string, { args = ['start'], env = {}, flags = [], uid }: StartOptions) {
  return spawn(process.execPath, [...flags, 'checkout/bootstrap.mjs', ...args], {
    cwd: folder,
    env: { ...process.env, HOME: path.join(folder, 'home'), ...env },
    ...(uid && { uid }),
  });
}

async function start(folder: string, options: StartOptions = {}) {
  const child = spawnIn(folder, options);
  const [[status], stdout, stderr] = await Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)]);
  return { status, stdout, stderr };
}

test('a Node that is too old even for the first step is told so before anything else is looked at', async () => {
  const folder = await checkout();

  expect(await start(folder, { flags: pretend("versions',{value:{...process.versions,node:'16.20.2'}}") })).toEqual({
    status: 1,
    stdout: '',
    stderr: 'Node 16.20.2 is too old. Install Node 24 or later, then run the command again.\n',
  });
});

describe('on a machine whose Node is older than the bank takes', () => {
  let registry: Awaited<ReturnType<typeof startPackageRegistry>>;
  const machine = () => ({ flags: OLD, env: { npm_config_registry: registry.address } });

  beforeAll(async () => {
    registry = await startPackageRegistry('26.10.0');
  });

  afterAll(() => registry.stop());

  test('one from npm comes first on the PATH, is kept, and the exit code is that of the command', async () => {
    const folder = await installedCheckout(registry.sha512);
    const script = 'command -v node; node --print process.argv.length; exit 7';

    const first = await start(folder, { ...machine(), args: ['exec', 'sh', '-c', script] });

    const [program, count] = first.stdout.split('\n');
    expect(program).toMatch(new RegExp(`^${folder}/\\.cache/node-26\\.10\\.0-.*/bin/node$`));
    expect(count).toBe('1');
    expect(first.stderr).toContain('Fetching Node 26.10.0, because this machine has 20.20.2 …');
    expect(first.status).toBe(7);

    const second = await start(folder, { ...machine(), args: ['exec', 'sh', '-c', script] });
    expect(second).toEqual({ ...first, stderr: '' });
  });

  test('a signal reaches the command, and SIGKILL ends it too', async () => {
    const folder = await installedCheckout(registry.sha512);
    const script = `process.on('SIGTERM', () => { console.log('ended'); process.exit(7); }); setInterval(() => {}, 1000); console.log('ready');`;

    for (const [signal, status] of [
      ['SIGTERM', 7],
      ['SIGKILL', null],
    ] as const) {
      const child = spawnIn(folder, { ...machine(), args: ['exec', 'node', '--eval', script] });
      const closed = once(child, 'close');
      const [ready] = await once(child.stdout, 'data');
      expect(String(ready)).toBe('ready\n');
      child.kill(signal);

      // The output is open for as long as the command runs.
      expect(await text(child.stdout)).toBe('ended\n');
      expect((await closed)[0]).toBe(status);
    }
  });

  test('one that is not the expected one never runs', async () => {
    const folder = await installedCheckout('0'.repeat(128));

    const { status, stderr } = await start(folder, { ...machine(), args: ['exec', 'node'] });

    expect(status).toBe(1);
    expect(stderr).toContain(
      `@26.10.0 is not what checkout/node.mjs names: its sha512 is ${registry.sha512}. Find out what stands between`,
    );
    expect(globSync('.cache/*', { cwd: folder })).toEqual([]);
  });

  test('a registry that cannot be reached is named', async () => {
    const folder = await installedCheckout(registry.sha512);
    const address = `http://127.0.0.1:${await freePort()}/`;

    const { status, stderr } = await start(folder, { flags: OLD, env: { npm_config_registry: address } });

    expect(status).toBe(1);
    expect(stderr).toContain(`The package registry ${address} cannot be reached (ECONNREFUSED)`);
  });

  test('a machine for which npm has none is named', async () => {
    const folder = await checkout();
    const flags = [...OLD, ...pretend("arch',{value:'riscv64'}")];

    const { status, stderr } = await start(folder, { flags });

    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^The bank needs Node [\d.]+ or later, this machine has 20\.20\.2, and npm has none for \w+-riscv64\. Install one/,
    );
  });
});

test('a registry that cannot be reached is named, without a minute of retries', async () => {
  const folder = await checkout(...LOCKS);
  const registry = `http://127.0.0.1:${await freePort()}/`;

  const { status, stderr } = await start(folder, { env: { npm_config_registry: registry } });

  expect(status).toBe(1);
  expect(stderr).toMatch(/^Installing dependencies …\n/);
  expect(stderr).toContain(`The package registry ${registry} cannot be reached (ECONNREFUSED)`);
  expect(stderr).toContain('npm error');
});

test('a folder that can only be read has its sentence', async () => {
  const folder = await checkout(...LOCKS);
  mkdirSync(path.join(folder, 'home'));
  writeFileSync(path.join(folder, 'home/.npmrc'), '');
  chmodSync(folder, 0o555);

  // Root may write everywhere.
  const { status, stderr } = await start(folder, process.getuid?.() === 0 ? { uid: NOBODY } : {});

  expect(status).toBe(1);
  expect(stderr).toContain(`${path.join(folder, 'node_modules')} is not writable (EACCES).`);
});

test('a package manager that is not the one of package.json never runs', async () => {
  const folder = await checkout(...LOCKS);
  const manifest = path.join(folder, 'package.json');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(/(\+sha512\.)\w/, '$1x'));

  // The archive is there already where this checkout was installed.
  const cache = process.env.npm_config_cache ?? path.join(os.homedir(), '.npm');
  const { status, stderr } = await start(folder, { env: { npm_config_cache: cache } });

  expect(status).toBe(1);
  expect(stderr).toMatch(/pnpm@[\d.]+ is not what package\.json names: its sha512 is [0-9a-f]{128}\. Find out/);
  expect(existsSync(path.join(folder, 'node_modules/.pnpm'))).toBe(false);
});

test('whichever script comes first on a machine, it finds its Node and installs what is missing', () => {
  const { pnpm: _, ...scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).scripts;

  const steps = Object.values<string>(scripts).flatMap((script) => script.split(' && '));
  expect(steps.filter((step) => !/^(\w+=\w+ )?node checkout\/bootstrap\.mjs /.test(step))).toEqual([]);
});
