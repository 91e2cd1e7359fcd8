import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bankConfig } from '@bank/platform/rspack';
import { ProvideShared } from '@bank/platform/src/build/federation.js';
import { root } from '@bank/platform/src/workspace/paths.ts';
import { distOf, type Package } from '@bank/platform/src/workspace/Workspace.ts';
import { CONTRACT_VERSIONS } from '@bank/shared/contract';
import { type Configuration, rspack } from '@rspack/core';
import { ShellPagePlugin } from '../../shell/page/ShellPagePlugin.ts';

/**
 * Builds the workspace's code as one application: the same configuration without Module Federation, each page a chunk.
 *
 * @returns the files of each page's chunk, by the page's name
 */
export async function buildOneApplication(folder: string): Promise<Map<string, string[]>> {
  const compiler = rspack(configuration(folder));
  const stats = await new Promise<Record<string, { assets?: { name: string }[] }>>((resolve, reject) =>
    compiler.run((error, result) => {
      if (error || !result || result.hasErrors()) reject(error ?? new Error(result?.toString('errors-only')));
      else resolve(result.toJson({ all: false, chunkGroups: true }).namedChunkGroups ?? {});
    }),
  );
  return new Map(Object.entries(stats).map(([name, { assets = [] }]) => [name, assets.map((asset) => asset.name)]));
}

function configuration(folder: string): Configuration {
  const config: Configuration = bankConfig({
    directory: path.join(root, 'shell'),
    contract: CONTRACT_VERSIONS,
    plugins: [
      new ShellPagePlugin(),
      new rspack.NormalModuleReplacementPlugin(
        /^\.{1,2}\/(remotes\/)?federation$/,
        path.join(import.meta.dirname, 'pages.ts'),
      ),
    ],
  });
  const isFederation = (plugin: unknown) => plugin instanceof ProvideShared;
  return {
    ...config,
    output: { ...config.output, path: folder },
    plugins: config.plugins?.filter((plugin) => !isFederation(plugin)),
  };
}

/** A remote's pages and extensions without its code, so that the application has the same pages. @returns its folder */
export async function writeMounts(remote: Package, folder: string): Promise<string> {
  const manifest = JSON.parse(await readFile(path.join(distOf(remote), 'bank.json'), 'utf8'));
  const withoutFiles = (part: object) => ({ ...part, files: [] });
  const mounts = manifest.mounts.map(withoutFiles);
  const extensions = manifest.extensions?.map(withoutFiles);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'remoteEntry.js'), '// Never loaded.\n');
  await writeFile(
    path.join(folder, 'bank.json'),
    JSON.stringify({ ...manifest, entry: 'remoteEntry.js', mounts, extensions }),
  );
  return folder;
}
