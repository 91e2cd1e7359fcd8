// Bundles the commands of the published package into dist. Runs before each packing.
import { cp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { serverConfig } from '../rspack.servers.js';

const folder = import.meta.dirname;
/** Tests name one of their own. */
const dist = path.resolve(process.argv[2] ?? path.join(folder, 'dist'));

const config = await serverConfig({ bank: './platform/src/packageCli.ts' }, dist, {
  constants: { DISTRIBUTION: 'package', VERSIONS: await versions() },
  externals: ['@aws-sdk/client-s3'],
});
await rm(dist, { recursive: true, force: true });
const compiler = rspack({
  ...config,
  plugins: [...config.plugins, new rspack.BannerPlugin({ banner: '#!/usr/bin/env node', raw: true, include: /^bank/ })],
});
const stats = await new Promise((resolve, reject) =>
  compiler.run((error, result) => (error ? reject(error) : resolve(result))),
);
if (stats.hasErrors() || stats.hasWarnings()) throw new Error(stats.toString('errors-warnings'));
await new Promise((resolve) => compiler.close(resolve));
await cp(path.join(folder, 'src/templates'), path.join(dist, 'templates'), {
  recursive: true,
  filter: (source) => !source.endsWith('.ts'),
});

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
