import semver from 'semver';
import { installedPackage } from './installedPackage.js';

const SHARED = '@bank/shared';
const LIBRARIES = ['react', 'react/jsx-runtime', 'react-dom', 'styled-components', 'zustand', 'react-hot-toast'];
/** What builds bundle, the shell alone uses, or only tests, tools and types need. */
const NOT_SHARED = /^\.\/(api|assets|forms|images|languages|mounts|package\.json|sample|testing|tokens|wording)(\/|$)/;

/**
 * Provided once per page by the shell: whatever has state or context. In the versions that a package is built with.
 * @param {string} directory of the package
 * @returns {Record<string, { version: string, requiredVersion: string }>}
 * @throws when `@bank/shared` or one of its libraries is not installed
 */
export function sharedModules(directory) {
  const shared = installed(SHARED, directory);
  const libraries = process.env.NODE_ENV === 'development' ? [...LIBRARIES, 'react/jsx-dev-runtime'] : LIBRARIES;
  const ownModules = Object.keys(shared.manifest.exports).filter((subpath) => !NOT_SHARED.test(subpath));
  return Object.fromEntries([
    ...libraries.map((module) => [module, libraryOf(packageOf(module), shared)]),
    ...ownModules.map((subpath) => [`${SHARED}${subpath.slice(1)}`, range(shared.manifest)]),
  ]);
}

/**
 * Uses the ranges that a remote names itself, where it does.
 * @param {string} directory of the package
 * @param {{ name: string, peerDependencies?: Record<string, string> }} manifest of its package.json
 */
export function modulesOf(directory, { name, peerDependencies = {} }) {
  for (const [module, wanted] of Object.entries(peerDependencies)) {
    if (semver.validRange(wanted)) continue;
    throw new Error(
      `${name}: "${module}" under "peerDependencies" in package.json is "${wanted}". Write the versions that it works with, such as "^1.0.0 || ^2.0.0".`,
    );
  }
  return Object.fromEntries(
    Object.entries(sharedModules(directory)).map(([module, { version, requiredVersion }]) => [
      module,
      { version, requiredVersion: peerDependencies[packageOf(module)] ?? requiredVersion },
    ]),
  );
}

/**
 * Whether a file of a package belongs to a build that uses it, rather than to the shell's one copy.
 * @param {string} name of the package
 * @param {string} file relative to the package, such as `src/sample/sampleAccounts.ts`
 */
export function isForBuilds(name, file) {
  return name === SHARED && NOT_SHARED.test(file.replace(/^(src|dist)/, '.'));
}

/** @param {string} module such as `react/jsx-runtime` */
export function packageOf(module) {
  return /^(?:@[^/]+\/)?[^/]+/.exec(module)?.[0] ?? module;
}

function installed(name, folder) {
  const found = installedPackage(name, folder);
  if (found) return found;
  throw new Error(`${folder}: ${name} is not installed. Add it to the dependencies and install them.`);
}

/** Takes the range of `@bank/shared`: what is installed beside it may be newer than what the shell provides. */
function libraryOf(name, { folder, manifest }) {
  const { version } = installed(name, folder).manifest;
  return { version, requiredVersion: manifest.peerDependencies[name] };
}

function range({ version }) {
  return { version, requiredVersion: `^${version}` };
}
