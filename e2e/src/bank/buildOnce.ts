import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { bundleIfChanged } from '@bank/platform/bundleIfChanged.mjs';
import { GALLERY } from '@bank/platform/src/workspace/Workspace.ts';
import { BUILDS, buildOf, filledStore, keysFolder, PACKAGES } from './builds.ts';
import { output, root, runCli } from './runCli.ts';

/** Builds and releases every package once and keeps copies, so that editing during the run does not change what is under test. */
export default async function buildOnce(): Promise<() => Promise<void>> {
  bundleIfChanged();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bank-builds-'));
  process.env[BUILDS] = folder;
  process.env.BANK_KEYS = keysFolder();
  const env = { ...process.env, BANK_STORE: filledStore() };
  for (const name of PACKAGES) {
    await output(runCli(['release', name], env));
    await copyBuild(name);
  }
  await output(runCli(['build', GALLERY], env));
  await copyBuild(GALLERY);
  return () => rm(folder, { recursive: true, force: true });
}

async function copyBuild(name: string): Promise<void> {
  await cp(path.join(root, name, 'dist'), buildOf(name), { recursive: true });
}
