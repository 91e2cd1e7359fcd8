import { navigationTargets } from '@bank/registry/check/navigationTargets.ts';
import type { Release } from '@bank/registry/schema.ts';

/** One line for each page, navigation entry or extension that the release adds or removes. */
export function placeChanges(release: Release | undefined, old: Release | undefined): string[] {
  return [
    ...changes('page', pagesOf(release), pagesOf(old)),
    ...changes('entry', entriesOf(release), entriesOf(old)),
    ...changes('extension', extensionsOf(release), extensionsOf(old)),
  ];
}

function changes(what: string, now: string[], before: string[]): string[] {
  const added = now.filter((path) => !before.includes(path)).map((path) => `New ${what}: ${path}`);
  return [...added, ...before.filter((path) => !now.includes(path)).map((path) => `Removed ${what}: ${path}`)];
}

function pagesOf(release: Release | undefined): string[] {
  return release?.kind === 'remote' ? release.mounts.map(({ path }) => path) : [];
}

function extensionsOf(release: Release | undefined): string[] {
  return release?.kind === 'remote' ? (release.extensions ?? []).map(({ slot, id }) => `${id} in ${slot}`) : [];
}

function entriesOf(release: Release | undefined): string[] {
  return release?.kind === 'remote' ? navigationTargets(release) : [];
}
