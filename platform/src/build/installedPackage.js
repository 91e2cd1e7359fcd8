import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

/**
 * What an import from the folder would find, whatever the package exports.
 * @param {string} name
 * @param {string} folder
 * @returns {{ folder: string, manifest: { name: string, version: string, exports?: object } } | undefined}
 */
export function installedPackage(name, folder) {
  const place = path.join(folder, 'node_modules', name);
  const file = path.join(place, 'package.json');
  if (existsSync(file)) return { folder: realpathSync(place), manifest: JSON.parse(readFileSync(file, 'utf8')) };
  const parent = path.dirname(folder);
  return parent === folder ? undefined : installedPackage(name, parent);
}
