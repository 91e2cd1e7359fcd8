import { rspack } from '@rspack/core';
import { fingerprint } from './api/src/database/fingerprint.js';

const root = import.meta.dirname;

/** Packages with parts that no script can hold: a native library, and a database compiled to WebAssembly. */
export const NATIVE = ['@electric-sql/pglite', '@node-rs/argon2'];

/** Packages that others use where they are installed, and do without elsewhere. */
const OPTIONAL = ['bufferutil', 'pg-native', 'utf-8-validate'];

/** What runs in production: the gateway with the operators' commands, and the API. */
export const SERVER = { bank: './platform/src/cli.ts', api: './api/src/main.ts' };

/** What runs in a checkout only: the squads' commands, and what they and the tests start beside the servers. */
export const WORKSPACE = {
  bank: './platform/src/workspaceCli.ts',
  prepare: './api/src/prepare.ts',
  crashWriter: './api/src/crash/writer.ts',
  lockContender: './api/src/testing/lockContender.ts',
};

/**
 * One self-contained script for each entry; what is imported on demand lies beside it in `chunks/`.
 *
 * @param {Record<string, string>} entry
 * @param {string} folder where to write them
 * @param {Record<string, string>} [constants] what the scripts are told of where they run
 * @returns {Promise<import('@rspack/core').Configuration>}
 */
export async function serverConfig(entry, folder, constants = {}) {
  return {
    context: root,
    mode: 'production',
    target: 'node20.19',
    devtool: false,
    entry,
    output: {
      path: folder,
      module: true,
      chunkFormat: 'module',
      filename: '[name].js',
      chunkFilename: 'chunks/[contenthash:10].js',
    },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    externalsType: 'module-import',
    externals: [
      ({ request = '' }, done) => {
        if (OPTIONAL.includes(request)) return done(undefined, request, 'node-commonjs');
        if (NATIVE.some((name) => request === name || request.startsWith(`${name}/`))) return done(undefined, request);
        done();
      },
    ],
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
        },
      ],
    },
    plugins: [new rspack.DefinePlugin(quoted({ ...constants, NEW_BANK: await fingerprint() }))],
    optimization: {
      // Stack traces stay readable, and what NODE_ENV says is for whoever starts it to decide.
      minimize: false,
      nodeEnv: false,
      moduleIds: 'named',
      chunkIds: 'deterministic',
    },
    performance: false,
  };
}

function quoted(constants) {
  return Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]));
}
