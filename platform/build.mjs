// Bundles the published package's commands and test kit into dist. Runs before each packing.
import { cp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { parsedSooner, serverConfig } from '../rspack.servers.js';

const folder = import.meta.dirname;
/** Tests name one of their own. */
const dist = path.resolve(process.argv[2] ?? path.join(folder, 'dist'));

const entry = {
  bank: './platform/src/packageCli.ts',
  playwright: library('./platform/src/testkit/journeyPreset.ts'),
  testing: library('./platform/src/testkit/journeyTest.ts'),
};
const config = await serverConfig(entry, dist, {
  constants: { DISTRIBUTION: 'package', VERSIONS: await versions() },
  externals: ['@aws-sdk/client-s3', '@playwright/test'],
});
await rm(dist, { recursive: true, force: true });
/** Their own maps would be five times as large as ours. */
const libraries = {
  test: /[\\/]node_modules[\\/]/,
  priority: 1,
  reuseExistingChunk: true,
  filename: 'libraries/[contenthash:10].js',
};
/** Drops what nothing here calls. Lines move, but libraries have no maps. */
const withoutUnused = new rspack.SwcJsMinimizerRspackPlugin({
  include: /^libraries/,
  extractComments: false,
  minimizerOptions: { ...parsedSooner, compress: { defaults: false, unused: true } },
});
const compiler = rspack({
  ...config,
  // What the commands and the test kit share is there once.
  optimization: {
    ...config.optimization,
    minimizer: [withoutUnused, ...config.optimization.minimizer],
    splitChunks: { chunks: 'all', minSize: 10_000, cacheGroups: { defaultVendors: false, libraries } },
  },
  plugins: [
    ...config.plugins,
    new rspack.SourceMapDevToolPlugin({
      filename: '[file].map',
      exclude: /^libraries/,
      // Lines suffice: the bundle keeps those of the sources.
      columns: false,
      moduleFilenameTemplate: ({ resourcePath }) => resourcePath.replace(/^\./, 'bank://'),
    }),
  ],
});
const stats = await new Promise((resolve, reject) =>
  compiler.run((error, result) => (error ? reject(error) : resolve(result))),
);
if (stats.hasErrors() || stats.hasWarnings()) throw new Error(stats.toString('errors-warnings'));
await new Promise((resolve) => compiler.close(resolve));
for (const types of ['playwright.d.ts', 'testing.d.ts'])
  await cp(path.join(folder, 'src/testkit', types), path.join(dist, types));
await cp(path.join(folder, 'src/templates'), path.join(dist, 'templates'), {
  recursive: true,
  filter: (source) => !source.endsWith('.ts'),
});

/** What it exports can be imported. */
function library(file) {
  return { import: file, library: { type: 'module' } };
}

/** What a new repository installs: this package and `@bank/shared` as they are, the rest as the workspace's own remotes. */
async function versions() {
  const workspace = await readFile(path.join(folder, '../pnpm-workspace.yaml'), 'utf8');
  const [, catalog = ''] = /^catalog:\n((?: {2}.*\n)+)/m.exec(workspace) ?? [];
  const entries = [...catalog.matchAll(/^ {2}'?([^':]+)'?: (.+)$/gm)].map(([, name, version]) => [name, version]);
  const own = ['platform', 'shared'].map(async (name) => {
    const file = path.join(folder, '..', name, 'package.json');
    return [`@bank/${name}`, `^${JSON.parse(await readFile(file, 'utf8')).version}`];
  });
  return Object.fromEntries([...entries, ...(await Promise.all(own))]);
}
