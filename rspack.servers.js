import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { readFunctions } from './api/src/database/readFunctions.js';
import { fingerprint } from './api/src/demonstration/fingerprint.js';
import { readMessages } from './api/src/kernel/bank/readMessages.js';
import { compileCatalog } from './platform/src/build/catalogs/compileCatalog.js';
import { readCatalogs } from './platform/src/build/catalogs/readCatalogs.js';

const root = import.meta.dirname;
const { engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const [OLDEST_NODE, major, minor] = /(\d+)\.(\d+)/.exec(engines.node);
const PAGE_TEXTS = 'registry/src/texts/locales';

/** Not bundled: a native library, and what is compiled to WebAssembly. With the package that depends on each. */
export const NATIVE = { '@electric-sql/pglite': 'api', '@node-rs/argon2': 'api' };

const OPTIONAL = ['bufferutil', 'pg-native', 'utf-8-validate'];

export const SERVER = {
  bank: './operations/src/cli.ts',
  api: './api/src/main.ts',
  audit: './api/src/audit/main.ts',
};

/** Used by checkouts and tests only. */
export const WORKSPACE = {
  bank: './checkout/src/cli.ts',
  forgeEvent: './api/src/attack/forgeEvent.ts',
  prepare: './api/src/prepare.ts',
  crashPayer: './api/src/crash/payer.ts',
  crashWriter: './api/src/crash/writer.ts',
  duePayer: './api/src/testing/duePayer.ts',
  lockContender: './api/src/testing/lockContender.ts',
};

/**
 * @param {Record<string, string | import('@rspack/core').EntryDescription>} entry programs by their file; what others import by its description
 * @param {string} folder
 * @param {{ constants?: Record<string, unknown>, externals?: readonly string[] }} [options]
 * @returns {Promise<import('@rspack/core').Configuration>}
 */
export async function serverConfig(entry, folder, { constants = {}, externals = Object.keys(NATIVE) } = {}) {
  const texts = {
    FUNCTIONS: readFunctions(),
    MESSAGES: readMessages(),
    PAGE_TEXTS: readCatalogs(path.join(root, PAGE_TEXTS)),
  };
  const programs = Object.keys(entry).filter((name) => typeof entry[name] === 'string');
  checkCatalogs({ ...texts.MESSAGES, [PAGE_TEXTS]: texts.PAGE_TEXTS });
  return {
    context: root,
    mode: 'production',
    target: `node${OLDEST_NODE}`,
    devtool: false,
    entry: { ...entry, ...Object.fromEntries(programs.map((name) => [name, bundleOf(name, entry[name])])) },
    output: {
      path: folder,
      module: true,
      chunkFormat: 'module',
      filename: '[name].js',
      chunkFilename: 'chunks/[contenthash:10].js',
    },
    resolve: { extensions: ['.ts', '.tsx', '.js', '.json'] },
    externalsType: 'module-import',
    externals: [
      ({ request = '' }, done) => {
        if (OPTIONAL.includes(request)) return done(undefined, request, 'node-commonjs');
        if (externals.some((name) => request === name || request.startsWith(`${name}/`)))
          return done(undefined, request);
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
    plugins: [
      new rspack.DefinePlugin(quoted({ ...constants, ...texts, NEW_BANK: await fingerprint() })),
      { apply: (compiler) => emitPrograms(compiler, programs) },
    ],
    optimization: {
      minimizer: [new rspack.SwcJsMinimizerRspackPlugin({ extractComments: false, minimizerOptions: parsedSooner })],
      // A decision at run time.
      nodeEnv: false,
      moduleIds: 'named',
      chunkIds: 'deterministic',
    },
    performance: false,
  };
}

function bundleOf(name, file) {
  return { import: file, filename: `main/${name}.js` };
}

/** Emits the scripts that are started: an older Node can read these, but not necessarily the bundles. */
function emitPrograms({ hooks, webpack: { sources } }, names) {
  hooks.thisCompilation.tap('Programs', (compilation) => {
    for (const name of names) compilation.emitAsset(`${name}.js`, new sources.RawSource(program(name)));
  });
}

function program(name) {
  return `#!/usr/bin/env node
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < ${major} || (major === ${major} && minor < ${minor})) {
  console.error(\`Node \${process.versions.node} is too old: the bank needs Node ${OLDEST_NODE} or later.\`);
  process.exit(1);
}
await import('./main/${name}.js');
`;
}

/** Stack traces stay readable, and Node parses sooner: no comments, one byte a character. */
export const parsedSooner = {
  minify: false,
  compress: false,
  mangle: false,
  format: { comments: false, asciiOnly: true },
};

/** @throws {Error} naming what is missing in a language, or too much */
function checkCatalogs(catalogsByFolder) {
  for (const [folder, catalogs] of Object.entries(catalogsByFolder))
    for (const [language, texts] of Object.entries(catalogs)) {
      const [source, english] = [texts, catalogs.en].map((catalog) => JSON.stringify(catalog));
      compileCatalog({ language, file: `${folder}/${language}.json`, source, english });
    }
}

function quoted(constants) {
  return Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]));
}
