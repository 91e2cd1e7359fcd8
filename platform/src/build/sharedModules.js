import { createRequire } from 'node:module';
import path from 'node:path';
import semver from 'semver';

const require = createRequire(path.resolve(import.meta.dirname, '../../../shared/package.json'));
const shared = require('./package.json');

const libraries = ['react', 'react/jsx-runtime', 'react-dom', 'styled-components', 'zustand', 'react-hot-toast'];
if (process.env.NODE_ENV === 'development') libraries.push('react/jsx-dev-runtime');
/** What builds bundle, the shell alone uses, or only tests and types need. */
const NOT_SHARED = ['./api', './images/*', './mounts', './sample', './testing', './tokens'];
const ownModules = Object.keys(shared.exports).filter((subpath) => !NOT_SHARED.includes(subpath));

/**
 * Provided once per page by the shell: whatever has state or context.
 * @type {Record<string, { version: string, requiredVersion: string }>}
 */
export const sharedModules = Object.fromEntries([
  ...libraries.map((key) => [key, range(require(`${key.split('/')[0]}/package.json`).version)]),
  ...ownModules.map((subpath) => [`@bank/shared${subpath.slice(1)}`, range(shared.version)]),
]);

/**
 * With the ranges that a remote names itself, where it does.
 * @param {{ name: string, peerDependencies?: Record<string, string> }} manifest of its package.json
 */
export function modulesOf({ name, peerDependencies = {} }) {
  for (const [module, wanted] of Object.entries(peerDependencies)) {
    if (semver.validRange(wanted)) continue;
    throw new Error(
      `${name}: "${module}" under "peerDependencies" in package.json is "${wanted}". Write the versions that it works with, such as "^1.0.0 || ^2.0.0".`,
    );
  }
  return Object.fromEntries(
    Object.entries(sharedModules).map(([module, { version, requiredVersion }]) => [
      module,
      { version, requiredVersion: peerDependencies[packageOf(module)] ?? requiredVersion },
    ]),
  );
}

/** @param {string} module such as `react/jsx-runtime` */
export function packageOf(module) {
  return /^(?:@[^/]+\/)?[^/]+/.exec(module)?.[0] ?? module;
}

function range(version) {
  return { version, requiredVersion: `^${version}` };
}
