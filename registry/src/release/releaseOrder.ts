import type { Release } from '../schema.ts';

/**
 * The order in which packages can be released that need each other: the shell first, and who offers a slot before who
 * fills it. Those that wait for each other are one step.
 */
export function releaseOrder(releases: Release[]): Release[][] {
  if (releases.length === 0) return [];
  const ready = releases.filter((release) => !isWaiting(release, releases));
  const step = ready.length > 0 ? ready.map((release) => [release]) : [releases];
  return [...step, ...releaseOrder(releases.filter((release) => !step.flat().includes(release)))];
}

function isWaiting(release: Release, releases: Release[]): boolean {
  if (release.kind === 'shell') return false;
  const others = releases.filter((other) => other !== release);
  const filled = (release.extensions ?? []).map(({ slot }) => slot);
  const isOffered = (slot: string) => others.some((other) => other.slots?.includes(slot));
  return others.some(({ kind }) => kind === 'shell') || filled.some(isOffered);
}
