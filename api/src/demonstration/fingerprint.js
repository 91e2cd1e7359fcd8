import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const PGLITE = path.resolve(import.meta.dirname, '../../node_modules/@electric-sql/pglite/package.json');
/** Schema and seeds determine what a new bank contains. */
const SOURCES = ['../database/migrations', '../seeds'].map((folder) => path.resolve(import.meta.dirname, folder));

/**
 * Equal fingerprints give equal banks. Plain JavaScript, because the bundler's configuration imports it.
 *
 * @param {string[]} [sources] folders
 * @returns {Promise<string>}
 */
export async function fingerprint(sources = SOURCES) {
  const hash = createHash('sha256');
  for (const folder of sources) {
    for (const name of (await readdir(folder)).sort())
      hash.update(name).update(await readFile(path.join(folder, name)));
  }
  const { version } = JSON.parse(await readFile(PGLITE, 'utf8'));
  return hash.update(version).digest('hex').slice(0, 16);
}
