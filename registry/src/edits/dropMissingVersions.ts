import type { Channel } from '../schema.ts';
import { hasVersion, type State } from '../state.ts';

export function dropMissingVersions(state: Pick<State, 'releases'>, app: string, channel: Channel): Channel {
  const isThere = (version: string) => hasVersion(state, app, version);
  const left = channel.left && { left: channel.left.filter(isThere) };
  return { ...channel, previous: channel.previous.filter(isThere), ...left };
}
