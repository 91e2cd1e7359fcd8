import path from 'node:path';
import { root } from '@bank/checkout/workspace/paths.ts';
import { bankConfig } from '@bank/platform/rspack';
import { chunkOf, exposedModules } from '@bank/platform/src/build/exposes.js';
import { readRemote } from '@bank/platform/src/build/readRemote.js';
import { sharedModules } from '@bank/platform/src/build/sharedModules.js';
import type { Package } from '@bank/platform/src/workspace/Workspace.ts';
import { type Configuration, rspack } from '@rspack/core';
import { compile } from '../compile.ts';
import { hostConfiguration, minimized, without } from '../contenders/hostConfiguration.ts';

/** The files of each module of the import map and of each named chunk, its own last. */
export type Modules = Map<string, string[]>;

interface BuildOptions {
  folder: string;
  isMinified: boolean;
}

export const HOST = '@bank/host';

/** The shell's sources, which export the shared modules, and each remote's, all as ES modules. */
export async function buildSingleSpa(remotes: Package[], options: BuildOptions): Promise<Modules> {
  const sharedNames = Object.keys(sharedModules(path.join(root, 'shell')));
  const modules = new Map(await build(host(sharedNames, options.isMinified), options));
  for (const remote of remotes)
    for (const [name, files] of await build(await application(remote, sharedNames), options)) modules.set(name, files);
  // Each under its own name, as import maps do it, although one file has them all: fewer files are quicker.
  for (const name of sharedNames) modules.set(name, modules.get(HOST) ?? []);
  return modules;
}

async function build(config: Configuration, { folder, isMinified }: BuildOptions): Promise<[string, string[]][]> {
  const { namedChunkGroups = {} } = await compile({
    ...without(['ConsumeShared', 'BankManifestPlugin', 'SbomPlugin', 'SubresourceIntegrityPlugin'], config),
    optimization: minimized(config, isMinified),
    output: {
      ...config.output,
      path: folder,
      clean: false,
      filename: '[contenthash:10].js',
      crossOriginLoading: false,
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      library: { type: 'module' },
    },
  });
  return Object.entries(namedChunkGroups).map(([name, { assets = [] }]) => [name, assets.map((asset) => asset.name)]);
}

function host(sharedNames: string[], isMinified: boolean): Configuration {
  const shared = sharedNames.map((name) => `export * as ${exportOf(name)} from ${JSON.stringify(name)};`);
  const main = path.join(root, 'shell/src/main.tsx');
  const config = hostConfiguration(path.join(import.meta.dirname, 'hostFederation.ts'), isMinified);
  // single-spa replaces methods of the browser's history.
  const unlocked = moduleOf(['export const lockBuiltIns = () => {};']);
  const replaceLock = new rspack.NormalModuleReplacementPlugin(/^\.\/runtime\/lockBuiltIns$/, unlocked);
  return {
    ...config,
    plugins: [...(config.plugins ?? []), replaceLock],
    entry: { [HOST]: moduleOf([`import ${JSON.stringify(main)};`, ...shared]) },
  };
}

/** Wraps each page and what is loaded with it in single-spa's lifecycle. */
async function application({ name, folder }: Package, sharedNames: string[]): Promise<Configuration> {
  const remote = await readRemote(folder, name);
  const parts = [...exposedModules(remote)].map(([file, expose]) => ({ file, expose, page: chunkOf(remote, file) }));
  const pages = [...new Set(parts.map(({ page }) => page))];
  const loadedWith = (wanted: string) => parts.filter(({ page }) => page === wanted);
  const entries = pages.map((page) => [`${name}/${page}`, lifecycle(folder, loadedWith(page))]);
  return {
    ...bankConfig({ directory: folder, remote }),
    entry: Object.fromEntries(entries),
    externalsType: 'module',
    externals: Object.fromEntries(sharedNames.map((shared) => [shared, [shared, exportOf(shared)]])),
  };
}

function lifecycle(folder: string, parts: { file: string; expose: string }[]): string {
  return moduleOf([
    ...parts.map(({ file, expose }) => `import ${expose} from ${JSON.stringify(path.join(folder, file))};`),
    `const parts = { ${parts.map(({ expose }) => expose).join(', ')} };`,
    'export const bootstrap = async () => {};',
    'export const mount = async ({ show }) => show(parts);',
    'export const unmount = async () => {};',
  ]);
}

function moduleOf(lines: string[]): string {
  return `data:text/javascript,${encodeURIComponent(lines.join('\n'))}`;
}

function exportOf(name: string): string {
  return name.replaceAll(/\W/g, '_');
}
