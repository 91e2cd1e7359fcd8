import type { Channel, Release } from '../schema.ts';
import {
  channelOf,
  channelsOf,
  type Edit,
  hasVersion,
  heldVersions,
  type State,
  withChannel,
  withHeld,
} from '../state.ts';
import { dropMissingVersions } from './dropMissingVersions.ts';

const GC_KEPT_VERSIONS = 2;

/** `mfe-accounts@1.0.0-0123456789` */
export function releaseId({ name, version }: Release): string {
  return `${name}@${version}`;
}

/** Keeps active, canary, the last two before and the last two rolled back. @param isInUse whether open pages may still need it */
export function collectGarbage(isInUse: (release: Release) => boolean, keepsHeld = true): Edit {
  return (state) => {
    const isHeld = ({ name, version }: Release) => keepsHeld && heldVersions(state, name).includes(version);
    const isKept = (release: Release) =>
      isReachable(channelOf(state, release.name), release.version) || isHeld(release) || isInUse(release);
    if (allReleases(state).every(isKept)) return state;
    const kept = Object.entries(state.releases).map(
      ([app, versions]) =>
        [app, Object.fromEntries(Object.entries(versions).filter(([, release]) => isKept(release)))] as const,
    );
    const releases = Object.fromEntries(kept.filter(([, versions]) => Object.keys(versions).length > 0));
    return dropMissing({ ...state, releases });
  };
}

export function allReleases({ releases }: State): Release[] {
  return Object.values(releases).flatMap((versions) => Object.values(versions));
}

function isReachable(channel: Channel | undefined, version: string): boolean {
  if (!channel) return false;
  const { active, canary, previous, left = [] } = channel;
  const kept = [active, canary?.version, ...previous.slice(0, GC_KEPT_VERSIONS), ...left.slice(0, GC_KEPT_VERSIONS)];
  return kept.includes(version);
}

function dropMissing(state: State): State {
  const next = Object.keys(state.held ?? {}).reduce(
    (current, app) =>
      withHeld(
        current,
        app,
        heldVersions(current, app).filter((version) => hasVersion(current, app, version)),
      ),
    state,
  );
  return channelsOf(next).reduce(
    (current, [app, channel]) => withChannel(current, app, dropMissingVersions(current, app, channel)),
    next,
  );
}
