import path from 'node:path';
import type { StreamName } from '@bank/registry/streams/StreamFile.ts';
import type { TestDeployment } from '@bank/registry/testing/deployment.ts';

/** Finds the file of the document with that number. */
export async function documentFile({ store }: TestDeployment, stream: StreamName, number = 1): Promise<string> {
  const folder = `registry/${stream}`;
  const name = (await store.list(folder)).find((file) => Number.parseInt(file, 10) === number);
  if (!name) throw new Error(`${folder} has no number ${number}.`);
  return path.join(store.root, folder, name);
}
