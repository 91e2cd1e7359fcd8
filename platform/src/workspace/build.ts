import { spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { OperatorError } from '../OperatorError.ts';
import { fingerprint } from './fingerprint.ts';
import { distOf } from './packages.ts';
import { cacheFolder, root } from './paths.ts';

/** @returns whether it had changed @throws {OperatorError} with the bundler's output */
export async function buildIfChanged(name: string): Promise<boolean> {
  const stampFile = path.join(cacheFolder, `build-${name}`);
  const stamp = await fingerprint(name);
  if ((await readOrEmpty(stampFile)) === stamp && (await readOrEmpty(path.join(distOf(name), 'bank.json'))))
    return false;
  await build(name);
  await mkdir(cacheFolder, { recursive: true });
  await writeFile(stampFile, stamp);
  return true;
}

async function build(name: string): Promise<void> {
  const rspack = path.join(root, name, 'node_modules/.bin/rspack');
  const child = spawn(rspack, ['build'], {
    cwd: path.join(root, name),
    env: { ...process.env, NODE_ENV: 'production' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
  if (code !== 0) throw new OperatorError(`Building ${name} failed:\n${output}`);
}

async function readOrEmpty(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '');
}
