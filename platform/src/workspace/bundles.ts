import path from 'node:path';
import { root } from './paths.ts';

/** What production runs, whole: the folder that is copied to a server. */
export const serverFolder = path.join(root, 'dist/server');

/**
 * Scripts that plain Node runs at once. Every command of the workspace and every test run begins with
 * `bundleIfChanged()` of `platform/bundleIfChanged.mjs`, so that they are there and say what the sources say.
 */
export const bundles = {
  /** The command line of a checkout. */
  cli: path.join(root, 'dist/workspace/bank.js'),
  /** The command line of production. */
  serverCli: path.join(serverFolder, 'bank.js'),
  api: path.join(serverFolder, 'api.js'),
  prepareData: path.join(root, 'dist/workspace/prepare.js'),
};
