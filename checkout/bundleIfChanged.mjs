import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');
export const dist = path.join(root, 'dist');
export const stampFile = path.join(dist, 'inputs.json');

/** @returns {boolean} whether anything had changed @throws when bundling fails */
export function bundleIfChanged() {
  if (isFresh()) return false;
  console.error('Building the servers …');
  const script = path.join(root, 'checkout/bundle.mjs');
  const { status } = spawnSync(process.execPath, [script], { cwd: root, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error('Building the servers failed; the lines above say why.');
  return true;
}

function isFresh() {
  try {
    const { files, hash } = JSON.parse(readFileSync(stampFile, 'utf8'));
    return hash === hashOf(files);
  } catch {
    return false;
  }
}

/** @param {string[]} entries files, and folders of files, relative to the workspace */
export function hashOf(entries) {
  const hash = createHash('sha256');
  for (const file of entries.flatMap(filesOf)) hash.update(file).update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

function filesOf(entry) {
  if (path.extname(entry)) return [entry];
  return readdirSync(path.join(root, entry))
    .map((file) => path.join(entry, file))
    .sort();
}
