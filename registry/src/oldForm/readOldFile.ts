import type { Deployment } from '../Deployment.ts';
import { REGISTRY_FOLDER } from '../streams/Documents.ts';

/** @param key below `registry/` */
export async function readOldFile({ store, keep }: Deployment, key: string): Promise<Uint8Array | undefined> {
  const bytes = await store.get(`${REGISTRY_FOLDER}/${key}`);
  if (bytes) await keep?.(`${REGISTRY_FOLDER}/${key}`, bytes);
  return bytes;
}
