import { createHash } from 'node:crypto';
import type { Release } from '@bank/registry/schema.ts';

export function urlOf({ base }: Release, file: string, basePath: string): string {
  return URL.canParse(base) ? base + file : basePath + base + file;
}

export function integrityByUrl(release: Release, basePath: string): Record<string, string> {
  const code = Object.entries(release.assets).filter(([file]) => /\.(js|css)$/.test(file));
  return Object.fromEntries(code.map(([file, { integrity }]) => [urlOf(release, file, basePath), integrity]));
}

/** Whether a file of the shell is of the development build that is released with it. @param file its name or URL */
export function isForDevelopment(file: string): boolean {
  return /(^|\/)development-[^/]+$/.test(file);
}

/** A release moved to another origin keeps its version, so the URL carries a hash of its entry script's address. */
export function detailsUrl(
  { name, version }: Pick<Release, 'name' | 'version'>,
  entry: string,
  basePath: string,
): string {
  const url = `${basePath}remotes/${name}/${version}.json`;
  return URL.canParse(entry) ? `${url}?${createHash('sha256').update(entry).digest('hex').slice(0, 8)}` : url;
}
