import { createHash } from 'node:crypto';
import type { Release } from '../registry/schema.ts';

/** Where a file of a release is found: rooted at the base path, or absolute where its artifacts are elsewhere. */
export function urlOf({ base }: Release, file: string, basePath: string): string {
  return URL.canParse(base) ? base + file : basePath + base + file;
}

/** sha384 of a release's scripts and styles, by URL. */
export function integrityByUrl(release: Release, basePath: string): Record<string, string> {
  const code = Object.entries(release.assets).filter(([file]) => /\.(js|css)$/.test(file));
  return Object.fromEntries(code.map(([file, { integrity }]) => [urlOf(release, file, basePath), integrity]));
}

/**
 * Where a remote's whole entry is found. A release that was moved to another origin keeps its version, so its address
 * carries a hash of where its entry script is now.
 */
export function detailsUrl(
  { name, version }: Pick<Release, 'name' | 'version'>,
  entry: string,
  basePath: string,
): string {
  const url = `${basePath}remotes/${name}/${version}.json`;
  return URL.canParse(entry) ? `${url}?${createHash('sha256').update(entry).digest('hex').slice(0, 8)}` : url;
}
