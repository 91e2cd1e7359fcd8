import type { Deployment } from '../Deployment.ts';
import { FolderStore } from './FolderStore.ts';
import { perStorePath } from './perStorePath.ts';

/** A shell counts only with its page: if nobody had a copy, whoever alters it would bring the earlier shell back. */
const SHELL_PAGE = /^artifacts\/shell\/[^/]+\/index\.html$/;

/**
 * Copies what is served, for when the store is down or has gone back: of a folder the registry's documents and the pages
 * of shells alone. The bank can do without copies, so a full disk only causes a warning.
 */
export function withCache(
  deployment: Deployment,
  folder: string,
  warn: (message: string) => void = console.warn,
): Deployment {
  const { store } = deployment;
  const cache = new FolderStore(perStorePath(folder, store.address, 'copy-'), 'BANK_SEEN');
  let hasWarned = false;
  const keep = async (key: string, bytes: Uint8Array) => {
    if (store instanceof FolderStore && key.startsWith('artifacts/') && !SHELL_PAGE.test(key)) return;
    await cache.put(key, bytes).catch((error: unknown) => {
      if (hasWarned) return;
      hasWarned = true;
      const reason = error instanceof Error ? error.message : error;
      warn(`The bank is served, but nothing from ${store.address} can be copied for when it is down: ${reason}`);
    });
  };
  return { ...deployment, cache, keep };
}
