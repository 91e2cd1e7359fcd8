import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../workspace/paths.ts';

export const shared = path.join(root, 'shared');

/** Inside `shared`, so that the compiler finds its dependencies from there. */
export async function withScratchFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const cache = path.join(shared, '.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(path.join(cache, 'surface-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
