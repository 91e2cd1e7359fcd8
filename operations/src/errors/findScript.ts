import { isNamedByContent } from '@bank/registry/artifactKey.ts';
import { allReleases } from '@bank/registry/edits/collectGarbage.ts';
import type { Registry, Release } from '@bank/registry/schema.ts';
import { entryOf, releaseOf } from '@bank/registry/state.ts';

/** Finds who has a script: the release that the error is of, else any that is kept, if the name says what is in it. */
export function findScript(
  registry: Registry,
  { remote, version }: { remote: string; version: string },
  file: string,
): Release | undefined {
  const has = (release: Release | undefined) => release && entryOf(release.assets, file) !== undefined;
  const own = releaseOf(registry, remote, version);
  if (has(own)) return own;
  return isNamedByContent(file) ? allReleases(registry).find(has) : undefined;
}
