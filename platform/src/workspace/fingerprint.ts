import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './paths.ts';

const IGNORED = new Set(['node_modules', 'dist', '.cache']);
const COMMON = ['shared', 'platform/src/build', 'rspack.base.js', 'pnpm-lock.yaml', 'tsconfig.base.json'];

/** Equal fingerprints mean equal builds. */
export async function fingerprint(name: string): Promise<string> {
  const files = (await Promise.all([name, ...COMMON].map((entry) => filesBelow(path.join(root, entry))))).flat();
  const hash = createHash('sha256').update(process.version);
  for (const file of files.filter((file) => !/\.test\.tsx?$/.test(file)).sort()) {
    hash.update(path.relative(root, file)).update(await readFile(file));
  }
  return hash.digest('hex');
}

async function filesBelow(entry: string): Promise<string[]> {
  const children = await readdir(entry, { withFileTypes: true }).catch(() => undefined);
  if (!children) return [entry];
  const wanted = children.filter(({ name }) => !IGNORED.has(name) && !name.endsWith('.tsbuildinfo'));
  return (await Promise.all(wanted.map(({ name }) => filesBelow(path.join(entry, name))))).flat();
}
