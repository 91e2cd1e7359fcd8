import path from 'node:path';
import { packageFinder } from './sourceFacts.js';

/**
 * Names the sources in a map by package, such as `mfe-cards/src/routes/CardsPage.tsx`, so that maps are the same wherever
 * they are built and say nothing of the machine.
 * @param {string} directory of the package
 * @returns {(module: { absoluteResourcePath: string }) => string}
 */
export function sourceNames(directory) {
  const packageOf = packageFinder();
  const own = packageOf(directory)?.folder;
  return ({ absoluteResourcePath: file }) => {
    if (!path.isAbsolute(file)) return file;
    const owner = packageOf(path.dirname(path.resolve(file)));
    return owner ? pathInPackage(owner, own, file) : path.basename(file);
  };
}

/**
 * A repository of its own gives a package the same name as a checkout, where the name has a scope.
 * @param {{ name: string, folder: string }} owner
 * @param {string | undefined} own folder of the package that is built
 * @param {string} file
 * @param {(name: string) => string} [written] how the package is written
 * @returns {string} such as `recharts/es6/index.js`
 */
export function pathInPackage({ name, folder }, own, file, written = (text) => text) {
  const short = folder === own ? path.posix.basename(name) : name;
  return path.posix.join(written(short), path.relative(folder, file).split(path.sep).join('/'));
}
