import type { Channel } from '../schema.ts';
import { releaseOf, type State } from '../state.ts';

export function dropMissingVersions(state: Pick<State, 'releases'>, app: string, channel: Channel): Channel {
  const isThere = (version: string) => releaseOf(state, app, version) !== undefined;
  const left = channel.left && { left: channel.left.filter(isThere) };
  return { ...channel, previous: channel.previous.filter(isThere), ...left };
}
