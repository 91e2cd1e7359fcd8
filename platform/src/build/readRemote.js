import path from 'node:path';
import { createJiti } from 'jiti';
import { readCatalogs } from './catalogs/readCatalogs.js';

/**
 * The contract in a package's `remote.ts`, with its titles in other languages (`src/titles/es.json`).
 * @param {string} directory of the package
 * @param {string} name of the package
 * @returns {Promise<import('@bank/shared/contract').RemoteContract>}
 */
export async function readRemote(directory, name) {
  const file = path.join(directory, 'remote.ts');
  const remote = await createJiti(file, { fsCache: false }).import(file, { default: true });
  const titles = { ...remote.titles, ...readCatalogs(path.join(directory, 'src/titles')) };
  if (remote.name === name) return Object.keys(titles).length > 0 ? { ...remote, titles } : remote;
  throw new Error(`${file}: "name" is "${remote.name}", and that of package.json "${name}". Make them the same.`);
}
