import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Package, Workspace } from './Workspace.ts';

const IGNORED = new Set(['node_modules', 'dist']);
/** What a build depends on besides the package's own files. */
const COMMON = {
  checkout: ['shared', 'platform/src/build', 'rspack.base.js', 'pnpm-lock.yaml', 'tsconfig.base.json'],
  // Installed packages may be newer than the lockfile.
  repository: ['node_modules/@bank/platform/package.json', 'node_modules/@bank/shared/package.json'],
};

/** Equal fingerprints mean equal builds. */
export async function fingerprint({ kind, root }: Workspace, { folder }: Package): Promise<string> {
  const entries = [folder, ...COMMON[kind].map((entry) => path.join(root, entry))];
  const files = (await Promise.all(entries.map(filesBelow))).flat();
  const hash = createHash('sha256').update(process.version);
  for (const file of files.filter((file) => !/\.test\.tsx?$/.test(file)).sort()) {
    hash.update(path.relative(root, file)).update(await readFile(file));
  }
  return hash.digest('hex');
}

async function filesBelow(entry: string): Promise<string[]> {
  const children = await readdir(entry, { withFileTypes: true }).catch(() => undefined);
  if (!children) return [entry];
  const wanted = children.filter(
    ({ name }) => !IGNORED.has(name) && !name.startsWith('.') && !name.endsWith('.tsbuildinfo'),
  );
  return (await Promise.all(wanted.map(({ name }) => filesBelow(path.join(entry, name))))).flat();
}
