import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { startPostgres } from '@bank/api/src/testing/startPostgres.ts';
import { bundleIfChanged } from '@bank/platform/bundleIfChanged.mjs';
import { freePort } from '@bank/platform/src/testing/freePort.ts';
import { bundles } from '@bank/platform/src/workspace/bundles.ts';
import { root } from '@bank/platform/src/workspace/paths.ts';
import { workspaceBank } from './bigBank.ts';
import { median } from './median.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const TURNS = 11;
/** Until a built script is there, in ms. The embedded database opens for longer, whatever runs it. */
const LIMIT_MS = 300;

interface Scene {
  name: string;
  script: 'serverCli' | 'api';
  args?: string[];
  env?: NodeJS.ProcessEnv;
  /** What it prints when it is there; without it, it is there when it has ended. */
  line?: RegExp;
  limit?: number;
  /** One of each script is enough to see that it starts. */
  isQuick?: boolean;
}

/** The sources and what is built of them start in turns, so that what else the machine does hits both alike. */
export default async function startUp(isQuick: boolean): Promise<boolean> {
  bundleIfChanged();
  const { store, keys } = await workspaceBank();
  const server = await startPostgres();
  const env = {
    BANK_STORE: store.address,
    BANK_KEYS: keys.folder,
    BANK_SEEN: temporaryFolder(),
    PORT: await freePort(),
  };
  const line = /ready at/;
  const scenes: Scene[] = [
    { name: '--help', script: 'serverCli', args: ['--help'], limit: LIMIT_MS },
    { name: 'status', script: 'serverCli', args: ['status'], env, limit: LIMIT_MS },
    { name: 'gateway', script: 'serverCli', args: ['serve'], env, line, limit: LIMIT_MS, isQuick: true },
    {
      name: 'API on PostgreSQL',
      script: 'api',
      env: { DATABASE_URL: server.urlOf('postgres'), BANK_DEMO: 'yes' },
      line,
      limit: LIMIT_MS,
      isQuick: true,
    },
    { name: 'API on the embedded database', script: 'api', env: { BANK_DATA: temporaryFolder() }, line },
  ];
  let isWithin = true;
  for (const scene of scenes.filter((one) => one.isQuick || !isQuick)) {
    // The first start fills a database.
    if (!isQuick) await start([bundles[scene.script]], scene);
    const built = await compare(scene, isQuick ? 1 : TURNS);
    isWithin &&= isQuick || built < (scene.limit ?? Number.POSITIVE_INFINITY);
  }
  await server.remove();
  return isWithin;
}

/** @returns how long the built script takes, in ms */
async function compare(scene: Scene, turns: number): Promise<number> {
  const sources = { serverCli: 'platform/src/cli.ts', api: 'api/src/main.ts' };
  const fromSource = ['--import', 'tsx', path.join(root, sources[scene.script])];
  const fromBuild = [bundles[scene.script]];
  const times = { source: [] as number[], built: [] as number[] };
  for (let turn = 0; turn < turns; turn += 1) {
    times.source.push(await start(fromSource, scene));
    times.built.push(await start(fromBuild, scene));
  }
  const [source, built] = [median(times.source), median(times.built)];
  const ratio = median(times.built.map((time, turn) => time / (times.source[turn] ?? 1)));
  console.log(
    `${scene.name}: sources ${source.toFixed(0)} ms, built ${built.toFixed(0)} ms, ratio ${ratio.toFixed(2)}.`,
  );
  return built;
}

/** @returns the ms until it is there */
async function start(script: string[], { args = [], env = {}, line }: Scene): Promise<number> {
  const begin = performance.now();
  const child = spawn(process.execPath, [...script, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = once(child, 'exit');
  if (line) await printed(child, line);
  else await end;
  const ms = performance.now() - begin;
  child.kill();
  await end;
  return ms;
}

function printed(child: ChildProcess, line: RegExp): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => line.test(`${chunk}`) && resolve());
    child.once('exit', (code) => reject(new Error(`It ended with ${code}.`)));
  });
}
