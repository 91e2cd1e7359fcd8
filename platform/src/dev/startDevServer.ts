import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../workspace/paths.ts';

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

function withName(name: string, text: string): string {
  return text.replaceAll(/^(?=.)/gm, `[${name}] `);
}
