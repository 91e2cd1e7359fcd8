import os from 'node:os';
import path from 'node:path';
import { FolderStore } from '@bank/platform/src/registry/FolderStore.ts';
import type { Deployment } from '@bank/platform/src/registry/registry.ts';
import { revise } from '@bank/platform/src/registry/revise.ts';
import { readCandidate, release } from '@bank/platform/src/release/release.ts';
import { KeyFolder } from '@bank/platform/src/signing/KeyFolder.ts';

/** Environment variable that tells the workers where `buildOnce` has put everything. */
export const BUILDS = 'BANK_E2E_BUILDS';

export const PACKAGES = ['shell', 'mfe-accounts', 'mfe-auth', 'mfe-dashboard'];

/** Folder of a package's build, as it was when the run started. */
export function buildOf(name: string): string {
  return path.join(buildsFolder(), name);
}

/** A store into which every package has been released; to be copied, not to be used. */
export function filledStore(): string {
  return path.join(buildsFolder(), 'store');
}

/** Releases a built folder into a store, without the checks that the command makes: some journeys need what they refuse. */
export async function releaseBuild(store: string, folder: string, base?: string): Promise<void> {
  const candidate = await readCandidate(folder, base);
  await release(deploymentOf(store), candidate, { by: os.userInfo().username, why: 'Released for a journey' });
}

/** A bank's store, with the keys that sign in it. */
export function deploymentOf(store: string): Deployment {
  return { store: new FolderStore(store), keys: new KeyFolder(keysFolder()) };
}

/** Folder of the keys that sign every registry of this run. */
export function keysFolder(): string {
  return path.join(buildsFolder(), 'keys');
}

/** Folder of this run, removed at its end. */
export function buildsFolder(): string {
  const folder = process.env[BUILDS];
  if (!folder) throw new Error(`${BUILDS} is not set. Start the journeys with "playwright test".`);
  return folder;
}

/** Leaves no version that could stand in for the active one of these remotes. */
export async function forgetPrevious(store: string, names: string[]): Promise<void> {
  const reason = { by: os.userInfo().username, why: 'For a journey', action: 'journey', app: 'registry' };
  await revise(deploymentOf(store), reason, (state) => {
    const channels = Object.entries(state.remotes).map(
      ([name, channel]) => [name, names.includes(name) ? { ...channel, previous: [] } : channel] as const,
    );
    return { ...state, remotes: Object.fromEntries(channels) };
  });
}
