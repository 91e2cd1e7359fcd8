import { CopiedStore } from './CopiedStore.ts';
import { FolderStore } from './FolderStore.ts';
import { ownPath } from './ownPath.ts';
import type { Deployment } from './registry.ts';

/**
 * A deployment of which a gateway keeps a copy in a folder, unless its store is a folder of this machine itself.
 *
 * @param warn is told once when no copy can be made
 */
export function withCopy(
  deployment: Deployment,
  folder: string,
  warn: (message: string) => void = console.warn,
): Deployment {
  const { store } = deployment;
  if (store instanceof FolderStore) return deployment;
  const copy = new FolderStore(ownPath(folder, store.address, 'copy-'), 'BANK_SEEN');
  const copied = new CopiedStore(store, copy, warn);
  return { ...deployment, store: copied, copy, trust: (registry) => copied.trust(registry) };
}
