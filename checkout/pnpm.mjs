// Runs the package manager that `package.json` names by its hash. Needs nothing but Node and npm.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { provideNode } from './node.mjs';
import { fetchVerified, probeRegistry, root } from './npm.mjs';

if (path.resolve(process.argv[1] ?? '') === fileURLToPath(import.meta.url))
  process.exitCode = await pnpm(process.argv.slice(2), 'inherit');

/**
 * @param {string[]} args
 * @param {import('node:child_process').StdioOptions} stdio
 * @returns {Promise<number>} the exit code; the reason has been printed
 */
export async function pnpm(args, stdio) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bank-pnpm-'));
  try {
    const node = await provideNode();
    const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
    const script = path.join(await fetchVerified(packageManager, 'package.json', folder), 'bin/pnpm.cjs');
    const { env, unreachable } = await probeRegistry();
    const { status } = spawnSync(node, [script, ...args], { cwd: root, stdio, env: { ...env, CI: 'true' } });
    if (status !== 0 && unreachable) console.error(unreachable);
    return status ?? 1;
  } catch (error) {
    console.error(error.message);
    return 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
