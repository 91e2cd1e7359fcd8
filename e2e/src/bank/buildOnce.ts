import { cp } from 'node:fs/promises';
import path from 'node:path';
import { bundleIfChanged } from '@bank/checkout/bundleIfChanged.mjs';
import { openRun } from '@bank/checkout/testing/openRun.js';
import { releaseWorkspace } from '@bank/platform/src/workspace/releaseWorkspace.ts';
import { openDeployment } from '@bank/registry/config/openDeployment.ts';
import { BUILDS, buildOf, filledStore, keysFolder, PACKAGES } from './builds.ts';
import { root } from './runCli.ts';

/** Builds and releases every package once and keeps copies, so that editing during the run does not change what is under test. */
export default async function buildOnce(): Promise<() => Promise<void>> {
  bundleIfChanged();
  const { folder, close } = openRun(root);
  process.env[BUILDS] = folder;
  process.env.BANK_KEYS = keysFolder();
  await releaseAll();
  for (const name of PACKAGES) await copyBuild(name);
  return close;
}

/** Releases like `npm start`, but in this process: one for each package would take longer than all of this. */
async function releaseAll(): Promise<void> {
  const places = { BANK_STORE: filledStore(), BANK_CONFIG: path.join(root, 'bank.config.json') };
  Object.assign(process.env, places);
  const quietly = () => undefined;
  await releaseWorkspace(await openDeployment(quietly), quietly);
  for (const name of Object.keys(places)) delete process.env[name];
}

async function copyBuild(name: string): Promise<void> {
  await cp(path.join(root, name, 'dist'), buildOf(name), { recursive: true });
}
