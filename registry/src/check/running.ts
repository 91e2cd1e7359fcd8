import { releaseId } from '../edits/collectGarbage.ts';
import type { Channel, Release } from '../schema.ts';
import { channelsOf, releaseOf, type State } from '../state.ts';
import { withOwner } from '../withOwner.ts';

/** A version that pages have. */
export interface Running {
  release: Release;
  /** Only its paths and entries are there. */
  isDisabled: boolean;
  isCanary: boolean;
  /** The set of the package's canary: its customers get the whole set, and the others nothing of it. */
  set: string | undefined;
}

export function runningReleases(state: State): Running[] {
  return channelsOf(state).flatMap(([app, channel]) => runningOf(state, app, channel));
}

/** Whether somebody can have both in one page. */
export function canMeet(one: Running, other: Running): boolean {
  if (one.release.name === other.release.name) return false;
  return one.set === undefined || one.set !== other.set || one.isCanary === other.isCanary;
}

/** What can be in one page with the release, which may be live already. */
export function runningBeside(release: Release, state: State): Running[] {
  const all = runningReleases(state);
  const own = all.find((one) => releaseId(one.release) === releaseId(release));
  return all.filter((other) => (own ? canMeet(own, other) : other.release.name !== release.name));
}

function runningOf(state: State, app: string, { active, canary, disabled, sets = {} }: Channel): Running[] {
  return [active, ...(canary ? [canary.version] : [])].flatMap((version) => {
    const release = releaseOf(state, app, version);
    if (!release) return [];
    const isCanary = version === canary?.version;
    return {
      release: withOwner(release, state),
      isDisabled: disabled !== undefined,
      isCanary,
      set: canary && sets[canary.version],
    };
  });
}
