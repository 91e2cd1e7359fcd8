import type { Deployment } from '../Deployment.ts';
import { CachedStore } from './CachedStore.ts';
import { FolderStore } from './FolderStore.ts';
import { perStorePath } from './perStorePath.ts';

export function withCache(
  deployment: Deployment,
  folder: string,
  warn: (message: string) => void = console.warn,
): Deployment {
  const { store } = deployment;
  if (store instanceof FolderStore) return deployment;
  const cache = new FolderStore(perStorePath(folder, store.address, 'copy-'), 'BANK_SEEN');
  const cached = new CachedStore(store, cache, warn);
  return { ...deployment, store: cached, cache, keep: (key, bytes) => cached.keep(key, bytes) };
}
