import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { bundleTypebox } from './checkout/src/testing/bundleTypebox.mjs';
import { jestConfig, transform } from './platform/src/presets/jest.js';

const cacheDirectory = path.join(import.meta.dirname, '.cache/jest');

/** Tests of `npm test`, and those of `npm run proofs`. */
const testRegex = String.raw`\.(test|proof)\.tsx?$`;

const browser = (name) => ({
  ...jestConfig({ directory: path.join(import.meta.dirname, name) }),
  displayName: name,
  cacheDirectory,
  testRegex,
});

const gallery = browser('gallery');
// The text of an example.
gallery.moduleNameMapper['\\?source$'] = path.join(import.meta.dirname, 'platform/src/presets/assetStub.cjs');

// It is built in Node.
const shell = browser('shell');
shell.testPathIgnorePatterns.push('<rootDir>/page/');

const typebox = await bundleTypebox(cacheDirectory);

const server = (name) => ({
  displayName: name,
  rootDir: name,
  cacheDirectory,
  testRegex,
  setupFilesAfterEnv: [path.join(import.meta.dirname, 'shared/src/testing/failOnConsole.ts')],
  transform,
  moduleNameMapper: typebox,
  // Published as ES modules only, or with a dynamic import, which Jest only allows in modules that it compiles.
  transformIgnorePatterns: ['/node_modules/(?!.*(@opentelemetry|commander|cookie|jose))', '/typebox-'],
});

const api = {
  ...server('api'),
  setupFiles: [path.join(import.meta.dirname, 'api/src/testing/setup.ts')],
  globalSetup: path.join(import.meta.dirname, 'api/src/testing/globalSetup.ts'),
  transformIgnorePatterns: ['/node_modules/(?!.*(@electric-sql|cookie|jose|kysely))', '/typebox-'],
};

const cluster = { ...server('cluster'), transformIgnorePatterns: api.transformIgnorePatterns };

const remotes = readdirSync(import.meta.dirname).filter((name) => name.startsWith('mfe-'));
const remoteServers = remotes.filter((name) => existsSync(path.join(import.meta.dirname, name, 'server')));

export default {
  cacheDirectory,
  // Milliseconds; no test waits for it.
  testTimeout: 30_000,
  globalSetup: '<rootDir>/checkout/src/testing/globalSetup.mjs',
  globalTeardown: '<rootDir>/checkout/src/testing/globalTeardown.mjs',
  projects: [
    browser('shared'),
    shell,
    ...remotes.sort().map(browser),
    gallery,
    server('shell/page'),
    ...remoteServers.map((name) => ({ ...server(name), rootDir: `${name}/server` })),
    ...['registry', 'observability', 'gateway', 'operations', 'platform', 'checkout', 'bench'].map(server),
    api,
    cluster,
  ],
};
