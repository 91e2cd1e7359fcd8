import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isForBuilds } from './sharedModules.js';
import { CSS_MODULE } from './styleSheetLoader.js';

const CODE = /\.[cm]?[jt]sx?$/;
/** Stands in every container in place of the federation plugin's runtime, which builds name anyway. */
const RUNTIME = path.join(import.meta.dirname, 'container');

/**
 * Runs before concatenation and tree shaking.
 * @param {import('@rspack/core').Compilation} compilation
 * @param {{ exposed: string[] }} options
 */
export function sourceFacts(compilation, { exposed }) {
  const { context } = compilation.compiler;
  const packageOf = packageFinder();
  const own = packageOf(context);
  const modules = [...compilation.modules].flatMap((module) => {
    const file = module.nameForCondition();
    return file && path.isAbsolute(file) ? [{ module, file, owner: packageOf(path.dirname(file)) }] : [];
  });
  const others = modules.filter(
    ({ file, owner }) => owner && owner.folder !== own?.folder && CODE.test(file) && path.dirname(file) !== RUNTIME,
  );
  return {
    ownFiles: filesOf(modules, (owner) => owner.folder === own?.folder),
    ownStyleSheets: filesOf(modules, (owner) => owner.folder === own?.folder, CSS_MODULE),
    // The shell bundles all of @bank/shared, which asks the API too; what a remote bundles of it asks nothing.
    askingFiles: filesOf(modules, ({ folder, name }) => folder === own?.folder || name === '@bank/shared'),
    bundled: unique(
      others
        .filter(({ file, owner }) => !isForBuilds(owner.name, posix(path.relative(owner.folder, file))))
        .map(({ owner }) => `${owner.name}@${owner.version}`),
    ),
    foreign: unique(
      others
        .filter(({ owner }) => isApplication(owner.name))
        .map(({ file, owner }) => `${owner.name}/${posix(path.relative(owner.folder, file))}`),
    ),
    withoutDefault: exposed.filter((name) => {
      const wanted = path.resolve(context, name);
      const found = modules.find(({ file }) => file === wanted || withoutExtension(file) === wanted);
      const exports = found && compilation.moduleGraph.getProvidedExports(found.module);
      // Not an array for CommonJS modules, whose exports are unknown until they run.
      return Array.isArray(exports) && !exports.includes('default');
    }),
  };
}

function filesOf(modules, isWanted, kind = CODE) {
  const files = modules.filter(({ file, owner }) => owner && isWanted(owner) && kind.test(file));
  return unique(files.map(({ file }) => file));
}

/** Skips manifests without a name: they only set the module type. */
export function packageFinder() {
  const known = new Map();
  return function packageOf(folder) {
    if (!known.has(folder)) {
      const parent = path.dirname(folder);
      known.set(folder, manifestIn(folder) ?? (parent === folder ? undefined : packageOf(parent)));
    }
    return known.get(folder);
  };
}

function manifestIn(folder) {
  const manifest = path.join(folder, 'package.json');
  if (!existsSync(manifest)) return undefined;
  const { name, version, license, licenses } = JSON.parse(readFileSync(manifest, 'utf8'));
  return name && { name, version, license: license ?? licenses, folder };
}

function isApplication(name) {
  return /(^|\/)mfe-/.test(name) || name === '@bank/shell';
}

function withoutExtension(file) {
  return file.slice(0, -path.extname(file).length);
}

function posix(file) {
  return file.replaceAll('\\', '/');
}

function unique(names) {
  return [...new Set(names)].sort();
}
