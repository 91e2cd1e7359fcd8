import { createHash } from 'node:crypto';
import path from 'node:path';
import { CopiedStore } from './CopiedStore.ts';
import { FolderStore } from './FolderStore.ts';
import type { Deployment } from './registry.ts';

/** A deployment of which a gateway keeps a copy in a folder, unless its store is a folder of this machine itself. */
export function withCopy(deployment: Deployment, folder: string): Deployment {
  const { store } = deployment;
  if (store instanceof FolderStore) return deployment;
  const name = createHash('sha256').update(store.address).digest('hex').slice(0, 16);
  const copy = new FolderStore(path.join(folder, `copy-${name}`));
  return { ...deployment, store: new CopiedStore(store, copy), copy };
}
