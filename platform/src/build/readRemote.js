import { existsSync } from 'node:fs';
import path from 'node:path';
import { createJiti } from 'jiti';
import { readCatalogs } from './catalogs/readCatalogs.js';
import { exposedSources } from './exposes.js';

/** What the bundler adds to a name. */
const ENDINGS = ['', '.ts', '.tsx', '.js'];

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
  if (remote.name !== name)
    throw new Error(`${file}: "name" is "${remote.name}", and that of package.json "${name}". Make them the same.`);
  const isThere = (source) => ENDINGS.some((ending) => existsSync(path.join(directory, source + ending)));
  const missing = exposedSources(remote).find((source) => !isThere(source));
  if (missing) throw new Error(`${file}: there is no ${missing}. Create it, or correct "page" or "component".`);
  return Object.keys(titles).length > 0 ? { ...remote, titles } : remote;
}
