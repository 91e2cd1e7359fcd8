import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { OperatorError } from '../OperatorError.ts';
import { root } from '../workspace/paths.ts';

/** Between two looks at a development server that still compiles, in ms. */
const LOOK_EVERY = 300;

/** A package's development server. */
export interface DevServer {
  name: string;
  /** Its address with a slash at the end: `http://localhost:3101/`. */
  origin: string;
  process: ChildProcess;
}

/** Starts a package's development server; it compiles on its own and tells the page what has changed. */
export function startDevServer(name: string, port: number, env: Record<string, string> = {}): DevServer {
  const child = spawn(path.join(root, name, 'node_modules/.bin/rspack'), ['serve'], {
    cwd: path.join(root, name),
    env: { ...process.env, NODE_ENV: 'development', BANK_DEV_PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => process.stdout.write(withName(name, chunk.toString())));
  }
  process.on('exit', () => child.kill());
  return { name, origin: `http://localhost:${port}/`, process: child };
}

/** @throws {OperatorError} when it ends instead of serving */
export async function untilServed({ origin, process: server }: DevServer): Promise<void> {
  while (server.exitCode === null) {
    const response = await fetch(`${origin}bank.json`).catch(() => undefined);
    if (response?.ok) return;
    await setTimeout(LOOK_EVERY);
  }
  throw new OperatorError(`The development server at ${origin} ended. The lines above say why.`);
}

function withName(name: string, text: string): string {
  return text.replaceAll(/^(?=.)/gm, `[${name}] `);
}
