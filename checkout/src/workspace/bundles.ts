import path from 'node:path';
import { root } from './paths.ts';

/** Everything that production needs. */
export const serverFolder = path.join(root, 'dist/server');

/** The bundles run on plain Node. `checkout/bundleIfChanged.mjs` brings them up to date before every command and test run. */
export const bundles = {
  cli: path.join(root, 'dist/workspace/bank.js'),
  serverCli: path.join(serverFolder, 'bank.js'),
  api: path.join(serverFolder, 'api.js'),
  prepareData: path.join(root, 'dist/workspace/prepare.js'),
};
