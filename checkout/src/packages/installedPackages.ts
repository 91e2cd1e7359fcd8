import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** @returns the folders of all packages that installing this one brings with it, without optional ones */
export function installedPackages(folder: string, found = new Set<string>()): Set<string> {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const { dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = manifest;
  for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
    if (peerDependenciesMeta[name]?.optional) continue;
    const target = findInstalled(folder, name);
    if (found.has(target)) continue;
    found.add(target);
    installedPackages(target, found);
  }
  return found;
}

function findInstalled(folder: string, name: string): string {
  const candidate = path.join(folder, 'node_modules', name);
  if (existsSync(candidate)) return realpathSync(candidate);
  const parent = path.dirname(folder);
  if (parent === folder) throw new Error(`${name} is not installed. Run "npm run pnpm -- install".`);
  return findInstalled(parent, name);
}
