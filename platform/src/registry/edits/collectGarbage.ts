import type { Channel, Release } from '../schema.ts';
import { channelOf, type Edit, releaseOf, type State, withChannel } from '../state.ts';

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
 */
export function collectGarbage(isInUse: (release: Release) => boolean): Edit {
  return (state) => {
    const stays = (release: Release) => isKept(channelOf(state, release.name), release.version) || isInUse(release);
    if (allReleases(state).every(stays)) return state;
    const releases = Object.fromEntries(
      Object.entries(state.releases).map(([app, versions]) => [
        app,
        Object.fromEntries(Object.entries(versions).filter(([, release]) => stays(release))),
      ]),
    );
    return withoutLostHistory({ ...state, releases });
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

function withoutLostHistory(state: State): State {
  return Object.keys(state.releases).reduce((current, app) => {
    const channel = channelOf(current, app);
    if (!channel) return current;
    const isThere = (version: string) => releaseOf(current, app, version) !== undefined;
    const left = channel.left && { left: channel.left.filter(isThere) };
    return withChannel(current, app, { ...channel, previous: channel.previous.filter(isThere), ...left });
  }, state);
}
