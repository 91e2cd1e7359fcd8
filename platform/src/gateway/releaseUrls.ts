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
