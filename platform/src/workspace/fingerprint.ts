import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { platformOf } from './bundler.ts';
import type { Package, Workspace } from './Workspace.ts';

const IGNORED = new Set(['node_modules', 'dist']);
/** What a build in the checkout depends on besides the package's own files. */
const COMMON = ['shared', 'platform/package.json', 'platform/src/build', 'rspack.base.js', 'pnpm-lock.yaml'];

/** Equal fingerprints mean equal builds. */
export async function fingerprint({ kind, root }: Workspace, { folder }: Package): Promise<string> {
  // A repository's own files include its lockfile.
  const common = kind === 'checkout' ? COMMON.map((entry) => path.join(root, entry)) : [platformOf(folder)];
  const hash = await hashOfFiles(root, [folder, ...common]);
  return process.env.BANK_PSEUDO === undefined ? hash : `${hash}-pseudo`;
}

/** Hashes files, and what is below folders, without tests. @param root that their names are relative to */
export async function hashOfFiles(root: string, entries: string[]): Promise<string> {
  const files = (await Promise.all(entries.map((entry) => filesBelow(entry)))).flat();
  const hash = createHash('sha256').update(process.version);
  for (const file of files.filter((file) => !/\.(test\.tsx?|journey\.ts)$/.test(file)).sort()) {
    hash.update(path.relative(root, file)).update(await readFile(file));
  }
  return hash.digest('hex');
}

/** @param isHidden at the top, where `.git`, `.keys` and caches lie */
async function filesBelow(entry: string, isHidden = (name: string) => name.startsWith('.')): Promise<string[]> {
  const children = await readdir(entry, { withFileTypes: true }).catch(() => undefined);
  if (!children) return [entry];
  const wanted = children.filter(({ name }) => !IGNORED.has(name) && !isHidden(name) && !name.endsWith('.tsbuildinfo'));
  return (await Promise.all(wanted.map(({ name }) => filesBelow(path.join(entry, name), () => false)))).flat();
}
