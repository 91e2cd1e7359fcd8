import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const PGLITE = path.resolve(import.meta.dirname, '../../node_modules/@electric-sql/pglite/package.json');
const API = path.resolve(import.meta.dirname, '..');
/** Schema, functions and seeds determine what a new bank contains. */
const SOURCES = /(^|\/)(functions|migrations|seeds)\//;

/**
 * Equal fingerprints give equal banks. Plain JavaScript, because the bundler's configuration imports it.
 *
 * @param {string} [folder] with sources
 * @returns {Promise<string>}
 */
export async function fingerprint(folder = API) {
  const hash = createHash('sha256');
  const files = (await readdir(folder, { recursive: true })).filter((file) => SOURCES.test(file));
  for (const file of files.sort()) {
    if (path.extname(file)) hash.update(file).update(await readFile(path.join(folder, file)));
  }
  const { version } = JSON.parse(await readFile(PGLITE, 'utf8'));
  return hash.update(version).digest('hex').slice(0, 16);
}
