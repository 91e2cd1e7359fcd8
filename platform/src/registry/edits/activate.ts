import { OperatorError } from '../../OperatorError.ts';
import type { Channel, Release } from '../schema.ts';
import { channelOf, type Edit, type State, withChannel } from '../state.ts';
import { hold } from './hold.ts';

const PREVIOUS_KEPT = 5;

/** Makes a release the active version of its package. A canary ends with it, and so does being disabled. */
export function activate(release: Release): Edit {
  return (state) => {
    const { name, version, kind } = release;
    const channel = channelOf(state, name);
    if (channel?.pinned)
      throw new OperatorError(
        `${name} is pinned to ${channel.active}. Take the pin out with "bank unpin ${name}", or release with --hold.`,
      );
    if (!state.shell && kind !== 'shell')
      throw new OperatorError(
        `The registry is empty. Release the shell before ${name}: npm run bank -- release shell (npm start releases everything).`,
      );
    const { disabled: _, ...next } = advance(channel, version);
    return withChannel(hold(release)(state), name, next);
  };
}

/** The channel with another active version; what was active before comes first among the previous ones. */
export function advance(channel: Channel | undefined, version: string): Channel {
  if (!channel) return { active: version, previous: [] };
  const { canary: _, ...rest } = channel;
  const previous = [channel.active, ...channel.previous].filter((past) => past !== version);
  return { ...rest, active: version, previous: previous.slice(0, PREVIOUS_KEPT) };
}

/** Whether a release is what customers get already, so that nothing is left to do. */
export function isActive(state: State, { name, version, base }: Release): boolean {
  const channel = channelOf(state, name);
  const isSame = channel?.active === version && state.releases[name]?.[version]?.base === base;
  return isSame && !channel.canary && !channel.disabled;
}
