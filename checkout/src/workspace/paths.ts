import { existsSync } from 'node:fs';
import path from 'node:path';

/** The checkout that this code lies in, for its own tools and tests. Works from the source and from the bundle. */
export const root = checkoutOf(import.meta.dirname);

export const cacheFolder = path.join(root, '.cache');

function checkoutOf(folder: string): string {
  if (existsSync(path.join(folder, 'pnpm-workspace.yaml'))) return folder;
  const parent = path.dirname(folder);
  if (parent === folder) throw new Error(`${import.meta.dirname} lies in no checkout.`);
  return checkoutOf(parent);
}
