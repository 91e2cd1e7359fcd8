import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { OperatorError } from '@bank/registry/OperatorError.ts';
import { commit } from '@bank/registry/schema.ts';
import { Value } from 'typebox/value';
import { COMMIT, MANIFEST } from '../build/buildFiles.js';
import { commitOf } from '../build/commitOf.js';
import { bundlerOf } from './bundler.ts';
import { fingerprint } from './fingerprint.ts';
import { runTool } from './runTool.ts';
import { distOf, type Package, type Workspace } from './Workspace.ts';

/** @returns whether it had changed @throws {OperatorError} with the bundler's output */
export async function buildIfChanged(workspace: Workspace, wanted: Package): Promise<boolean> {
  const stampFile = path.join(workspace.cacheFolder, `build-${wanted.name}`);
  const stamp = await fingerprint(workspace, wanted);
  const isBuilt = (await readOrEmpty(stampFile)) === stamp && (await readOrEmpty(path.join(distOf(wanted), MANIFEST)));
  if (isBuilt && !(await isCommittedSince(wanted))) return false;
  await build(wanted, 'production');
  // Fast Refresh of remotes needs React's development build, wherever overrides are allowed.
  if (wanted.name === 'shell') await build(wanted, 'development');
  await mkdir(workspace.cacheFolder, { recursive: true });
  await writeFile(stampFile, stamp);
  return true;
}

async function build(wanted: Package, mode: 'production' | 'development'): Promise<void> {
  const env = { ...process.env, NODE_ENV: mode, BANK_DEV_PORT: undefined };
  const { hasFailed, output } = await runTool(bundlerOf(wanted), ['build'], { cwd: wanted.folder, env });
  if (hasFailed) throw new OperatorError(`Building ${wanted.name} failed:\n${output}`);
  if (output.includes('WARNING in')) console.warn(output);
}

/** Whether a build of uncommitted sources may be one of a commit by now. */
async function isCommittedSince(wanted: Package): Promise<boolean> {
  const text = await readOrEmpty(path.join(distOf(wanted), COMMIT));
  const built: unknown = text && JSON.parse(text);
  if (!Value.Check(commit, built) || !built.changed) return false;
  const now = commitOf(wanted.folder);
  return now !== undefined && !now.changed && now.hash !== built.hash;
}

async function readOrEmpty(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '');
}
