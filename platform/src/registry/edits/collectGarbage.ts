import type { Channel, Release } from '../schema.ts';
import {
  channelOf,
  channelsOf,
  type Edit,
  heldVersions,
  releaseOf,
  type State,
  withChannel,
  withHeld,
} from '../state.ts';
import { withKnownHistory } from './withKnownHistory.ts';

const PREVIOUS_KEPT = 2;

/** A release by name: `mfe-accounts@1.0.0-0123456789`. */
export function releaseId({ name, version }: Release): string {
  return `${name}@${version}`;
}

/**
 * Removes the releases that nobody gets or may go back to.
 * What is active, canary, one of the previous two, or one of the two that rollbacks have left always stays.
 *
 * @param isInUse whether an open page may still ask for files of the release
 * @param keepsHeld whether what is held stays too
 */
export function collectGarbage(isInUse: (release: Release) => boolean, keepsHeld = true): Edit {
  return (state) => {
    const isHeld = ({ name, version }: Release) => keepsHeld && heldVersions(state, name).includes(version);
    const stays = (release: Release) =>
      isKept(channelOf(state, release.name), release.version) || isHeld(release) || isInUse(release);
    if (allReleases(state).every(stays)) return state;
    const kept = Object.entries(state.releases).map(
      ([app, versions]) =>
        [app, Object.fromEntries(Object.entries(versions).filter(([, release]) => stays(release)))] as const,
    );
    // Of a remote that has been retired nothing is left at last, not even its name.
    const releases = Object.fromEntries(kept.filter(([, versions]) => Object.keys(versions).length > 0));
    return withoutLost({ ...state, releases });
  };
}

export function allReleases({ releases }: State): Release[] {
  return Object.values(releases).flatMap((versions) => Object.values(versions));
}

function isKept(channel: Channel | undefined, version: string): boolean {
  if (!channel) return false;
  const { active, canary, previous, left = [] } = channel;
  const kept = [active, canary?.version, ...previous.slice(0, PREVIOUS_KEPT), ...left.slice(0, PREVIOUS_KEPT)];
  return kept.includes(version);
}

/** What names a version names one that there is. */
function withoutLost(state: State): State {
  const next = Object.keys(state.held ?? {}).reduce(
    (current, app) =>
      withHeld(
        current,
        app,
        heldVersions(current, app).filter((version) => releaseOf(current, app, version)),
      ),
    state,
  );
  return channelsOf(next).reduce(
    (current, [app, channel]) => withChannel(current, app, withKnownHistory(current, app, channel)),
    next,
  );
}
