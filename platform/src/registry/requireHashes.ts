import type { Registry, Release } from './schema.ts';

export function requireHashes({ revision, releases }: Registry): void {
  for (const release of Object.values(releases).flatMap((versions) => Object.values(versions))) {
    const missing = filesOf(release).find((file) => !Object.hasOwn(release.assets, file));
    if (missing)
      throw new Error(
        `Registry revision ${revision}: ${release.name} ${release.version} names ${missing}, but has no hash of it. Release it again.`,
      );
  }
}

function filesOf(release: Release): string[] {
  if (release.kind === 'shell') return [...release.entry, 'index.html'];
  return [release.entry, ...release.mounts.flatMap(({ files }) => files)];
}
