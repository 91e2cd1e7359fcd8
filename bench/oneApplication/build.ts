import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { distOf, type Package } from '@bank/platform/src/workspace/Workspace.ts';
import { compile } from '../compile.ts';
import { hostConfiguration } from '../contenders/hostConfiguration.ts';

/**
 * Builds the workspace's code as one application: the same configuration without Module Federation, each page a chunk.
 *
 * @returns the files of each page's chunk, by the page's name
 */
export async function buildOneApplication(folder: string, isMinified: boolean): Promise<Map<string, string[]>> {
  const config = hostConfiguration(path.join(import.meta.dirname, 'pages.ts'), isMinified);
  const { namedChunkGroups = {} } = await compile({ ...config, output: { ...config.output, path: folder } });
  return new Map(
    Object.entries(namedChunkGroups).map(([name, { assets = [] }]) => [name, assets.map((asset) => asset.name)]),
  );
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
