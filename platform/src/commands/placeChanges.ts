import { navigationTargets } from '../check/navigationTargets.ts';
import type { Release } from '../registry/schema.ts';

/** What a release takes and gives up in the bank: pages, and entries of the sidebar. One line for each. */
export function placeChanges(release: Release | undefined, old: Release | undefined): string[] {
  return [...changes('page', pagesOf(release), pagesOf(old)), ...changes('entry', entriesOf(release), entriesOf(old))];
}

function changes(what: string, now: string[], before: string[]): string[] {
  const added = now.filter((path) => !before.includes(path)).map((path) => `New ${what}: ${path}`);
  return [...added, ...before.filter((path) => !now.includes(path)).map((path) => `Removed ${what}: ${path}`)];
}

function pagesOf(release: Release | undefined): string[] {
  return release?.kind === 'remote' ? release.mounts.map(({ path }) => path) : [];
}

function entriesOf(release: Release | undefined): string[] {
  return release?.kind === 'remote' ? navigationTargets(release) : [];
}
