import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { emptyFolder } from '@bank/registry/testing/deployment.ts';
import { root } from '../workspace/paths.ts';

const SERVER = "require('node:http').createServer().listen(0, () => console.log(process.pid))";

/** A server has a session of its own, as PostgreSQL has, and a child that does not know the run's folder. */
const SERVERS = `
  const { spawn } = require('node:child_process');
  const child = spawn(process.execPath, ['--eval', ${JSON.stringify(SERVER)}], { detached: true, env: {}, stdio: ['ignore', 'pipe', 'inherit'] });
  child.stdout.once('data', (id) => console.log(process.pid + ' ' + id));
`;

const RUN = `
  import { spawn } from 'node:child_process';
  import { openRun } from ${JSON.stringify(path.join(__dirname, 'openRun.js'))};
  const run = openRun(${JSON.stringify(root)});
  const servers = spawn(process.execPath, ['--eval', ${JSON.stringify(SERVERS)}], { detached: true });
  servers.stdout.once('data', (ids) => console.log(run.folder + ' ' + ids));
  process.stdin.once('data', async () => {
    await run.close();
    process.exit();
  });
`;

interface Run {
  runner: ChildProcess;
  folder: string;
  servers: number[];
}

async function start(place: string): Promise<Run> {
  const runner = spawn(process.execPath, ['--input-type=module', '--eval', RUN], {
    env: { ...process.env, TMPDIR: place },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [line] = await once(runner.stdout, 'data');
  const [folder = '', ...servers] = String(line).trim().split(' ');
  return { runner, folder, servers: servers.map(Number) };
}

/** Ends with the test's time otherwise. */
async function untilGone({ folder, servers }: Run): Promise<void> {
  while (existsSync(folder) || servers.some(isRunning)) await setTimeout(10);
}

function isRunning(id: number): boolean {
  return existsSync(`/proc/${id}/cwd`);
}

test.each(['is closed', 'is killed'])('servers and folder are gone once their run %s', async (how) => {
  const run = await start(await emptyFolder());
  expect(run.servers.filter(isRunning)).toHaveLength(2);
  await writeFile(path.join(run.folder, 'left'), 'here');

  const ended = once(run.runner, 'exit');
  if (how === 'is killed') run.runner.kill('SIGKILL');
  else run.runner.stdin?.end('close');
  await ended;

  if (how === 'is closed')
    expect([existsSync(run.folder), ...run.servers.map(isRunning)]).toEqual([false, false, false]);
  await untilGone(run);
});

test('what is left of a run that nobody watched is removed by the next one, and what belongs to others is not', async () => {
  const place = await emptyFolder();
  const other = await start(place);
  const dead = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(dead, 'exit');
  const folder = path.join(place, `bank-run-${dead.pid}-abandoned`);
  await mkdir(folder);
  const left = spawn(process.execPath, ['--eval', SERVER], {
    env: { TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [id] = await once(left.stdout, 'data');

  const next = await start(place);

  await untilGone({ runner: left, folder, servers: [Number(id)] });
  expect([existsSync(other.folder), ...other.servers.map(isRunning)]).toEqual([true, true, true]);
  for (const { runner } of [other, next]) runner.stdin?.end('close');
  await Promise.all([untilGone(other), untilGone(next)]);
});
