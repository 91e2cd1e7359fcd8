import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(path.resolve(import.meta.dirname, '../../../shared/package.json'));
const shared = require('./package.json');

const libraries = ['react', 'react/jsx-runtime', 'react-dom', 'styled-components', 'zustand', 'react-hot-toast'];
if (process.env.NODE_ENV === 'development') libraries.push('react/jsx-dev-runtime');
/** What builds bundle, or only tests and types need. */
const NOT_SHARED = ['./api', './images/*', './testing', './tokens'];
const ownModules = Object.keys(shared.exports).filter((subpath) => !NOT_SHARED.includes(subpath));

/**
 * Provided once per page by the shell: whatever has state or context.
 * @type {Record<string, { version: string, requiredVersion: string }>}
 */
export const sharedModules = Object.fromEntries([
  ...libraries.map((key) => [key, range(require(`${key.split('/')[0]}/package.json`).version)]),
  ...ownModules.map((subpath) => [`@bank/shared${subpath.slice(1)}`, range(shared.version)]),
]);

function range(version) {
  return { version, requiredVersion: `^${version}` };
}
