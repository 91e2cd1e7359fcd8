import { commandLine } from '../../commandLine.ts';
import { OperatorError } from '../../OperatorError.ts';
import type { Channel, Release } from '../schema.ts';
import { channelOf, type Edit, type State, withChannel } from '../state.ts';
import { enter } from './enter.ts';
import { refusePinned } from './refusePinned.ts';

export const PREVIOUS_KEPT = 5;

/** Makes a release the active version of its package. A canary ends with it; what is disabled stays so. */
export function activate(release: Release): Edit {
  return (state) => {
    const { name, version, kind } = release;
    const channel = channelOf(state, name);
    refusePinned(name, channel, ', or release with --hold');
    if (!state.shell && kind !== 'shell')
      throw new OperatorError(
        `The registry is empty. Release the shell before ${name}: ${commandLine('release shell')} (npm start releases everything).`,
      );
    return withChannel(enter(release)(state), name, advance(channel, version));
  };
}

/** The channel with another active version; what was active before comes first among the previous ones. */
export function advance(channel: Channel | undefined, version: string): Channel {
  if (!channel) return { active: version, previous: [] };
  const { canary: _, left: __, ...rest } = channel;
  const previous = [channel.active, ...channel.previous].filter((past) => past !== version);
  return { ...rest, active: version, previous: previous.slice(0, PREVIOUS_KEPT) };
}

/** Whether a release is what customers get already, so that nothing is left to do. */
export function isActive(state: State, { name, version }: Release): boolean {
  const channel = channelOf(state, name);
  return channel?.active === version && !channel.canary;
}
