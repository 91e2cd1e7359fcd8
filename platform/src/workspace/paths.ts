import { existsSync } from 'node:fs';
import path from 'node:path';

/** Works from the source and from the bundle. */
export const root = workspaceOf(import.meta.dirname);

export const cacheFolder = path.join(root, '.cache');

function workspaceOf(folder: string): string {
  if (existsSync(path.join(folder, 'pnpm-workspace.yaml'))) return folder;
  const parent = path.dirname(folder);
  if (parent === folder) throw new Error(`${import.meta.dirname} lies in no workspace.`);
  return workspaceOf(parent);
}
