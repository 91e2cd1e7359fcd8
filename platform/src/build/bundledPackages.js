import path from 'node:path';
import { packageFinder } from './sourceFacts.js';

/**
 * The packages of which a module is in a file of the build. Before modules are joined into one.
 *
 * @param {import('@rspack/core').Compilation} compilation
 * @returns {{ packages: BundledPackage[], direct: string[] }} `direct`: what the package itself imports
 * @typedef {{ id: string, name: string, version: string, license: unknown, uses: Set<string> }} BundledPackage
 */
export function bundledPackages({ compiler, modules, chunkGraph, moduleGraph }) {
  const packageOf = packageFinder();
  const own = { ...packageOf(compiler.context), uses: new Set() };
  /** @type {Map<string, BundledPackage>} */
  const found = new Map();

  function ownerOf(module) {
    const file = module?.nameForCondition();
    const owner = file && path.isAbsolute(file) ? packageOf(path.dirname(file)) : undefined;
    if (owner?.folder === own.folder) return own;
    if (!owner?.version) return undefined;
    const { name, version, license } = owner;
    const id = `${name}@${version}`;
    return found.get(id) ?? { id, name, version, license, uses: new Set() };
  }

  for (const module of modules) {
    const owner = ownerOf(module);
    const isInBuild = owner && !chunkGraph.getModuleChunksIterable(module)[Symbol.iterator]().next().done;
    if (!isInBuild) continue;
    if (owner !== own) found.set(owner.id, owner);
    for (const { module: imported } of moduleGraph.getOutgoingConnections(module)) {
      const { id } = ownerOf(imported) ?? {};
      if (id && id !== owner.id) owner.uses.add(id);
    }
  }
  return { packages: [...found.values()], direct: [...own.uses] };
}
