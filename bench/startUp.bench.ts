import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { startPostgres } from '@bank/api/src/testing/startPostgres.ts';
import { bundleIfChanged } from '@bank/checkout/bundleIfChanged.mjs';
import { bundles } from '@bank/checkout/workspace/bundles.ts';
import { root } from '@bank/checkout/workspace/paths.ts';
import { freePort } from '@bank/registry/testing/freePort.ts';
import type { Figure, Mode, Result } from './Bench.ts';
import { workspaceBank } from './bigBank.ts';
import { middle, ratios } from './statistics.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const TURNS: Record<Mode, number> = { full: 11, quick: 1, once: 1 };
/** The ms until a built script is there. The embedded database takes longer to open, whatever runs it. */
const LIMIT_MS = 300;

interface Scene {
  name: string;
  script: 'serverCli' | 'api';
  args?: string[];
  env?: NodeJS.ProcessEnv;
  /** What it prints when it is there; without it, it is there when it has ended. */
  line?: RegExp;
  max?: number;
  /** One of each script is enough to see that it starts. */
  isQuick?: boolean;
}

/** The sources and what is built of them start in turns, so that what else the machine does hits both alike. */
export default async function startUp(mode: Mode): Promise<Result> {
  bundleIfChanged();
  const { store, keys } = await workspaceBank();
  const server = mode === 'once' ? undefined : await startPostgres();
  const env = {
    BANK_STORE: store.address,
    BANK_KEYS: keys.folder,
    BANK_SEEN: temporaryFolder(),
    PORT: await freePort(),
  };
  const line = /ready at/;
  const scenes: Scene[] = [
    { name: '--help', script: 'serverCli', args: ['--help'], max: LIMIT_MS },
    { name: 'status', script: 'serverCli', args: ['status'], env, max: LIMIT_MS },
    { name: 'gateway', script: 'serverCli', args: ['serve'], env, line, max: LIMIT_MS, isQuick: true },
    ...(server ? [apiScene(server.urlOf('postgres'), line)] : []),
    { name: 'API on the embedded database', script: 'api', env: { BANK_DATA: temporaryFolder() }, line },
  ];
  const figures: Figure[] = [];
  for (const scene of scenes.filter((one) => one.isQuick || mode === 'full')) {
    // The first start fills a database.
    if (mode === 'full') await start([bundles[scene.script]], scene);
    figures.push(...(await compare(scene, mode)));
  }
  await server?.remove();
  return { figures };
}

function apiScene(url: string, line: RegExp): Scene {
  const env = { DATABASE_URL: url, BANK_DEMO: 'yes' };
  return { name: 'API on PostgreSQL', script: 'api', env, line, max: LIMIT_MS, isQuick: true };
}

async function compare(scene: Scene, mode: Mode): Promise<Figure[]> {
  const sources = { serverCli: 'operations/src/cli.ts', api: 'api/src/main.ts' };
  const fromSource = ['--import', 'tsx', path.join(root, sources[scene.script])];
  const fromBuild = [bundles[scene.script]];
  const times = { source: [] as number[], built: [] as number[] };
  for (let turn = 0; turn < TURNS[mode]; turn += 1) {
    // The benchmarks themselves run from sources, as does the gateway of most.
    if (mode !== 'once') times.source.push(await start(fromSource, scene));
    times.built.push(await start(fromBuild, scene));
  }
  const { name: subject, max } = scene;
  const built: Figure = {
    subject,
    name: 'built',
    unit: 'ms',
    ...middle(times.built),
    ...(max !== undefined && { max }),
  };
  if (mode === 'once') return [built];
  return [
    { subject, name: 'sources', unit: 'ms', ...middle(times.source) },
    built,
    { subject, name: 'built ÷ sources', unit: 'times', ...middle(ratios(times.built, times.source)) },
  ];
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
