import os from 'node:os';
import type { Deployment } from '@bank/registry/Deployment.ts';
import { readBuild } from '@bank/registry/release/readBuild.ts';
import { release } from '@bank/registry/release/release.ts';
import { type Revision, revise } from '@bank/registry/revisions/revise.ts';
import { KeyFolder } from '@bank/registry/signing/KeyFolder.ts';
import { FolderStore } from '@bank/registry/store/FolderStore.ts';
import { expect } from '@playwright/test';
import { keysFolder } from './builds.ts';
import type { Bank } from './startBank.ts';

/** Resolves once the gateway serves the release. */
export async function releaseBuild(bank: Bank, folder: string, base?: string): Promise<void> {
  const { registry } = await releaseInto(bank.store, folder, base);
  await untilServed(bank, registry?.revision ?? 0);
}

/** A gateway looks once a second, and counts no visits of a version that it does not know. */
export async function untilServed({ url }: Bank, revision: number): Promise<void> {
  const served = async (): Promise<number> => (await (await fetch(`${url}registry.json`)).json()).revision;
  await expect.poll(served).toBeGreaterThanOrEqual(revision);
}

/** Skips the command's checks, because some journeys need what they refuse. */
export async function releaseInto(store: string, folder: string, base?: string): Promise<Revision> {
  // Compression takes most of a release's time; `buildOnce` releases with it.
  const candidate = await readBuild(folder, base);
  return release(deploymentOf(store), candidate, { by: os.userInfo().username, why: 'Released for a journey' });
}

export function deploymentOf(store: string): Deployment {
  return { name: 'international-bank', store: new FolderStore(store), keys: new KeyFolder(keysFolder()) };
}

/** Removes the fallbacks of these remotes. */
export async function removeFallbacks(store: string, names: string[]): Promise<void> {
  const reason = { by: os.userInfo().username, why: 'For a journey', action: 'journey', app: 'registry' };
  await revise(deploymentOf(store), reason, (state) => {
    const channels = Object.entries(state.remotes).map(
      ([name, channel]) => [name, names.includes(name) ? { ...channel, previous: [] } : channel] as const,
    );
    return { ...state, remotes: Object.fromEntries(channels) };
  });
}
