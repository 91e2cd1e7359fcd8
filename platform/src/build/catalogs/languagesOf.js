import path from 'node:path';
import { installedPackage } from '../installedPackage.js';
import { readCatalogs } from './readCatalogs.js';

/** The texts of a package in one language, named after it. */
export const CATALOG = /[\\/]locales[\\/][\w-]+\.json$/;

/** @param {import('@rspack/core').Module} module a catalog */
export function languageOf(module) {
  return path.basename(module.nameForCondition() ?? '', '.json');
}

/**
 * Those that a package has texts in.
 * @param {import('@rspack/core').Compilation} compilation
 */
export function languagesOf({ modules, compiler }) {
  const files = [...modules].map((module) => module.nameForCondition() ?? '');
  const own = files.filter((file) => CATALOG.test(file) && !path.relative(compiler.context, file).startsWith('..'));
  return [...new Set(own.map((file) => path.basename(file, '.json')))].sort();
}

/**
 * Those that the bank has texts in and a remote with texts has not.
 * @param {readonly string[]} own of the remote
 * @param {string} directory of the remote
 */
export function missingLanguages(own, directory) {
  const shared = installedPackage('@bank/shared', directory)?.folder ?? '';
  // Sources in a checkout, what is published elsewhere.
  const [catalogs = {}] = ['src', 'dist']
    .map((folder) => readCatalogs(path.join(shared, folder, 'locales')))
    .filter(({ en }) => en);
  return own.length === 0 ? [] : Object.keys(catalogs).filter((language) => !own.includes(language));
}
