import path from 'node:path';

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
