import { CopiedStore } from './CopiedStore.ts';
import { FolderStore } from './FolderStore.ts';
import { ownPath } from './ownPath.ts';
import type { Deployment } from './registry.ts';

/** A deployment of which a gateway keeps a copy in a folder, unless its store is a folder of this machine itself. */
export function withCopy(deployment: Deployment, folder: string): Deployment {
  const { store } = deployment;
  if (store instanceof FolderStore) return deployment;
  const copy = new FolderStore(ownPath(folder, store.address, 'copy-'));
  return { ...deployment, store: new CopiedStore(store, copy), copy };
}
