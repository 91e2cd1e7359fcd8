import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startBank, whenReady } from '@bank/operations/testing/runBank.ts';
import { releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { emptyDeployment, emptyFolder } from '@bank/registry/testing/deployment.ts';
import { freePort } from '@bank/registry/testing/freePort.ts';
import type { Ready } from '../live/ApiProcess.ts';
import { bundles } from '../workspace/bundles.ts';
import { root } from '../workspace/paths.ts';

interface Server {
  address: string;
  /** Returns what it has logged so far. */
  lines(): Record<string, unknown>[];
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
  /** Resolves once it has ended. */
  stop(): Promise<void>;
}

/** Starts the API that production runs, with an embedded database. */
export async function startApi(env: NodeJS.ProcessEnv): Promise<Server> {
  const own = { PORT: '0', HOST: '127.0.0.1', BANK_DATA: await emptyFolder() };
  const child = fork(bundles.api, {
    cwd: root,
    execArgv: [],
    env: { ...process.env, ...own, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const lines = linesOf(child);
  const [ready] = await once(child, 'message');
  return { address: (ready as Ready).address, ...handlesOf(child, lines) };
}

/**
 * Starts the gateway that production runs, with a shell and two versions of `mfe-accounts`.
 * @param api the address of an API, or of several, with commas
 * @returns with `version`, that of the second
 */
export async function startGateway(api: string, env: NodeJS.ProcessEnv): Promise<Server & { version: string }> {
  const deployment = await emptyDeployment();
  const builds = [remoteBuild('accounts'), remoteBuild('accounts', {}, { 'page.js': 'new' })];
  const [, , version = ''] = await releaseAll(deployment, shellBuild(), ...builds);
  const configFile = path.join(await emptyFolder(), 'bank.config.json');
  const config = JSON.parse(await readFile(path.join(root, 'bank.config.json'), 'utf8'));
  await writeFile(configFile, JSON.stringify({ ...config, dataMode: 'live' }));
  const own = { PORT: await freePort(), HOST: '127.0.0.1', BANK_CONFIG: configFile, BANK_API: api };
  const child = startBank(deployment, ['serve'], { ...own, ...env });
  const lines = linesOf(child);
  return { address: await whenReady(child), version, ...handlesOf(child, lines) };
}

function handlesOf(child: ChildProcess, lines: Server['lines']) {
  return { lines, signal: (name: NodeJS.Signals) => void child.kill(name), stop: () => stop(child) };
}

function linesOf(child: ChildProcess): () => Record<string, unknown>[] {
  let text = '';
  child.stdout?.on('data', (chunk) => {
    text += chunk;
  });
  return () => text.split('\n').flatMap((line) => (line.startsWith('{') ? JSON.parse(line) : []));
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
