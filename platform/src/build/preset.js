import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { BankManifestPlugin } from './BankManifestPlugin.js';
import { DEVELOPMENT, MANIFEST } from './buildFiles.js';
import { CATALOG, languageOf } from './catalogs/languagesOf.js';
import { DevelopmentReports } from './DevelopmentReports.js';
import { ConsumeShared, ProvideShared } from './federation.js';
import { PortableModuleIds } from './PortableModuleIds.js';
import { readRemote } from './readRemote.js';
import { SbomPlugin } from './SbomPlugin.js';
import { modulesOf, sharedModules } from './sharedModules.js';
import { sourceNames } from './sourceNames.js';
import { CSS_MODULE } from './styleSheetLoader.js';

/** The build configuration of the remote in the working directory, which `remote.ts` describes. */
export default async function remoteConfig({ sourceMaps } = {}) {
  const directory = process.cwd();
  const { name } = manifestOf(directory);
  return bankConfig({ directory, remote: await readRemote(directory, path.posix.basename(name)), sourceMaps });
}

/** The build configuration of the shell and every remote. */
export function bankConfig({ directory, remote, contract, slots, mainLayoutChunks, sourceMaps = true, plugins = [] }) {
  const isDev = process.env.NODE_ENV === 'development';
  // Otherwise it is released, for banks that allow overrides (`buildIfChanged`).
  const isServed = isDev && process.env.BANK_DEV_PORT !== undefined;
  const manifest = manifestOf(directory);
  const name = path.posix.basename(manifest.name);
  const shared = remote ? modulesOf(directory, manifest) : sharedModules(directory);
  return {
    name,
    context: directory,
    mode: isDev ? 'development' : 'production',
    // A release keeps the maps apart from what pages load.
    devtool: isServed ? 'cheap-module-source-map' : !isDev && sourceMaps && 'hidden-source-map',
    target: ['web', 'es2022'],
    entry: remote ? {} : { main: isDev ? ['./src/dev.ts', './src/main.tsx'] : './src/main.tsx' },
    output: {
      path: path.join(directory, isServed ? '.cache/dev' : 'dist'),
      filename: isServed ? '[name].js' : `${isDev ? 'development-' : ''}[name].[contenthash:10].js`,
      assetModuleFilename: '[name].[contenthash:10][ext]',
      publicPath: 'auto',
      // A shell in development can share the page with a released one.
      uniqueName: isDev && !remote ? `${name}-development` : name,
      crossOriginLoading: 'anonymous',
      clean: !isDev,
      ...(!isServed && { devtoolModuleFilenameTemplate: sourceNames(directory) }),
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      // The main entry inserts a style element on import, which the content security policy blocks.
      alias: { 'react-hot-toast$': 'react-hot-toast/headless' },
    },
    module: {
      rules: [sourceRule(isServed), imageRule, catalogRule, languagesRule, { oneOf: [cssModuleRule, styleSheetRule] }],
    },
    optimization: {
      chunkIds: 'named',
      moduleIds: isServed ? 'named' : 'deterministic',
      minimizer: [minimizer(), new rspack.LightningCssMinimizerRspackPlugin()],
      ...(isDev && !isServed && readable),
      // Fewer files are smaller together.
      splitChunks: { minSize: 60_000, cacheGroups: { defaultVendors: false, texts, ...(remote ? {} : shellChunks) } },
    },
    performance: false,
    stats: process.argv.includes('--json') ? eachModule : {},
    plugins: [
      remote ? new ConsumeShared({ name, remote, shared, isDev }) : new ProvideShared(shared),
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: !isDev }),
      new BankManifestPlugin({
        name,
        version: manifest.version,
        owner: manifest.author,
        remote,
        contract,
        slots,
        mainLayoutChunks,
        shared,
        file: isDev && !isServed ? DEVELOPMENT : MANIFEST,
      }),
      // A development build adds nothing but development versions of the same packages.
      ...(isDev ? [] : [new SbomPlugin({ name, version: manifest.version, owner: remote?.owner ?? manifest.author })]),
      ...(isServed
        ? [new ReactRefreshRspackPlugin({ library: name }), new DevelopmentReports({ name, directory })]
        : [new PortableModuleIds()]),
      ...plugins,
    ],
    ...(isServed ? development(remote) : {}),
  };
}

function manifestOf(directory) {
  return JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8'));
}

function development(remote) {
  const port = Number(process.env.BANK_DEV_PORT);
  return {
    infrastructureLogging: { level: 'warn' },
    // Its requests would go to the gateway.
    lazyCompilation: false,
    // Milliseconds: some editors empty a file before they write it, and an empty module cannot be refreshed.
    watchOptions: { aggregateTimeout: 50 },
    externals: remote ? { 'react-refresh/runtime': 'var __RR__' } : {},
    devServer: {
      port,
      host: 'localhost',
      // The deployed bank that loads this package (`dev --against`).
      allowedHosts: process.env.BANK_DEV_ALLOW ? [process.env.BANK_DEV_ALLOW] : 'auto',
      hot: true,
      static: false,
      headers: { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' },
      // The shell shows problems and reloads (`shell/src/development`).
      client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false, logging: 'warn', reconnect: false },
    },
  };
}

const imageRule = { test: /\.(svg|avif|webp|png|woff2)$/, type: 'asset/resource' };

/** Texts by language. */
const catalogRule = {
  test: CATALOG,
  type: 'javascript/auto',
  loader: path.join(import.meta.dirname, 'catalogs/catalogLoader.js'),
};

/** Runs before the sources are compiled. */
const languagesRule = {
  test: /\.ts$/,
  enforce: 'pre',
  loader: path.join(import.meta.dirname, 'catalogs/languagesLoader.js'),
};

const styleSheetLoader = path.join(import.meta.dirname, 'styleSheetLoader.js');

/** The bundler's own code for the container links the files of CSS Modules, with their hashes. */
const cssModuleRule = {
  test: CSS_MODULE,
  type: 'css/module',
  loader: styleSheetLoader,
  // Custom properties keep their names: most are the bank's.
  parser: { namedExports: false, dashedIdents: false },
  generator: { localIdentName: '[uniqueName]-[local]-[hash]' },
};

/** Refuses other style sheets and says what to write instead. */
const styleSheetRule = {
  test: /\.(css|less|s[ac]ss)$/,
  type: 'javascript/auto',
  loader: styleSheetLoader,
};

function sourceRule(isServed) {
  return {
    test: /\.tsx?$/,
    loader: 'builtin:swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: isServed, refresh: isServed } },
        target: 'es2022',
      },
    },
    type: 'javascript/auto',
  };
}

/**
 * Variables get their names in a fixed order. Otherwise the most frequent letters would come first, and these are also counted
 * in the first hashes of files, which depend on the folder.
 */
function minimizer({ mangle, ...options } = {}) {
  return new rspack.SwcJsMinimizerRspackPlugin({
    minimizerOptions: { mangle: { disableCharFreq: true, ...mangle }, ...options },
  });
}

/** Drops names of variables, some of which hold paths of this machine; components keep theirs. */
const readable = {
  minimize: true,
  // Hashes follow what is written: otherwise names of files depend on the folder, too.
  realContentHash: true,
  minimizer: [
    minimizer({
      compress: false,
      mangle: { keep_fnames: true, keep_classnames: true },
      format: { comments: false },
    }),
  ],
};

/** What `rspack build --json` writes. */
const eachModule = {
  preset: 'none',
  modules: true,
  nestedModules: true,
  modulesSpace: 10_000,
  nestedModulesSpace: 10_000,
  // Those joined to one are.
  orphanModules: true,
  groupModulesByAttributes: false,
  groupModulesByCacheStatus: false,
  groupModulesByExtension: false,
  groupModulesByLayer: false,
  groupModulesByPath: false,
  groupModulesByType: false,
};

/** One file per language, which pages find by its name (`catalogIn`). English is part of the code. */
const texts = {
  test: (module) => CATALOG.test(module.nameForCondition() ?? '') && languageOf(module) !== 'en',
  name: (module) => `texts-${languageOf(module)}`,
  chunks: 'async',
  enforce: true,
};

/** Downloads and compiles in parallel with the shell. */
const shellChunks = {
  react: {
    test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
    name: 'react',
    chunks: 'all',
    enforce: true,
  },
};
