import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { emptyFolder } from '../testing/deployment.ts';
import { freePort } from '../testing/freePort.ts';

jest.setTimeout(600_000);

const root = path.resolve(__dirname, '../../..');

let clone: string;

afterAll(() => rmSync(clone, { recursive: true, force: true }));

/** A clone of the workspace as it stands, without anything installed or built. */
async function cloneWorkspace(): Promise<string> {
  const folder = path.join(await emptyFolder(), 'bank');
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' });
  const isThere = new Set(readdirSync(root, { recursive: false }) as string[]);
  for (const file of list.split('\0').filter((name) => isThere.has(name.split('/')[0] ?? '')))
    cpSync(path.join(root, file), path.join(folder, file));
  return folder;
}

function run(folder: string, program: string, ...args: string[]): string {
  const env = { ...process.env, BANK_STORE: '', BANK_KEYS: '', CI: 'true' };
  for (const name of ['BANK_STORE', 'BANK_KEYS', 'NODE_ENV', 'JEST_WORKER_ID'] as const)
    delete (env as NodeJS.ProcessEnv)[name];
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8', env });
  expect({ command: [program, ...args].join(' '), status, output: status === 0 ? '' : stdout + stderr }).toEqual({
    command: [program, ...args].join(' '),
    status: 0,
    output: '',
  });
  return stdout + stderr;
}

test('a new remote passes lint, types and its test, builds, and goes live, with nothing done by hand', async () => {
  clone = await cloneWorkspace();
  const bank = (...args: string[]) => run(clone, 'npm', 'run', '--silent', 'bank', '--', ...args);

  expect(bank('new', 'invest-plans', '--mount', '/invest')).toContain('npm run dev -- invest-plans');
  const changed = readdirSync(path.join(clone, 'mfe-invest-plans'), { recursive: true }) as string[];
  expect(changed).toEqual(expect.arrayContaining(['README.md', 'src/routes/InvestPlansPage.tsx']));
  expect(readFileSync(path.join(clone, 'pnpm-lock.yaml'), 'utf8')).toContain('  mfe-invest-plans:\n');
  expect(readFileSync(path.join(clone, 'pnpm-lock.yaml'), 'utf8')).not.toMatch(/tarball:|https?:\/\//);

  run(clone, 'node_modules/.bin/biome', 'check', '--error-on-warnings', '--vcs-enabled=false', 'mfe-invest-plans');
  run(clone, 'node_modules/.bin/tsc', '--noEmit', '-p', 'mfe-invest-plans');
  expect(run(clone, 'node_modules/.bin/jest', '--selectProjects', 'mfe-invest-plans')).toContain('1 passed');

  bank('release', 'shell');
  expect(bank('release', 'invest-plans')).toContain('http://localhost:3000/banking/invest');
  expect(bank('status')).toMatch(/mfe-invest-plans +Invest Plans squad +live/);
  const again = spawnSync('npm', ['run', '--silent', 'bank', '--', 'new', 'invest-plans'], {
    cwd: clone,
    encoding: 'utf8',
  });
  expect(again.status).toBe(1);
  expect(again.stderr).toContain('exists already. Choose another name.');
});

test('what check refuses is not released by the start command either, and the rest is served', async () => {
  const bank = (...args: string[]) => run(clone, 'npm', 'run', '--silent', 'bank', '--', ...args);
  bank('new', 'thief', '--mount', '/invest');

  const started = spawn(process.execPath, ['platform/bootstrap.mjs', 'start'], {
    cwd: clone,
    env: { ...process.env, PORT: await freePort(), BANK_STORE: undefined, BANK_KEYS: undefined, NODE_ENV: undefined },
  });
  let output = '';
  started.stdout.on('data', (chunk) => (output += chunk));
  await new Promise<void>((resolve, reject) => {
    started.stdout.on('data', () => output.includes('ready at') && resolve());
    started.on('exit', () => reject(new Error(output)));
  });
  started.kill('SIGTERM');
  await once(started, 'exit');

  expect(output).toMatch(/mfe-thief \S+ cannot be deployed\.\n {2}mounts: \/invest is taken by mfe-invest-plans/);
  expect(bank('status')).not.toContain('mfe-thief');
});
