import { releaseShellCommand } from '../commandLine.ts';
import { OperatorError } from '../OperatorError.ts';
import type { Channel, Release } from '../schema.ts';
import { channelOf, type Edit, type State, withChannel } from '../state.ts';
import { addRelease } from './addRelease.ts';
import { refusePinned } from './refusePinned.ts';

export const MAX_PREVIOUS = 5;

export function activate(release: Release): Edit {
  return (state) => {
    const { name, kind } = release;
    const channel = channelOf(state, name);
    refusePinned(name, channel, ', or release with --hold');
    if (!state.shell && kind !== 'shell')
      throw new OperatorError(`The registry is empty. Release the shell before ${name}: ${releaseShellCommand}.`);
    return withLive(state, release);
  };
}

export function withLive(state: State, release: Release): State {
  const { name, version } = release;
  return withChannel(addRelease(release)(state), name, withActive(channelOf(state, name), version));
}

export function withActive(channel: Channel | undefined, version: string): Channel {
  if (!channel) return { active: version, previous: [] };
  const { canary: _, left: __, ...rest } = channel;
  const previous = [channel.active, ...channel.previous].filter((past) => past !== version);
  return { ...rest, active: version, previous: previous.slice(0, MAX_PREVIOUS) };
}

export function isActive(state: State, { name, version }: Release): boolean {
  const channel = channelOf(state, name);
  return channel?.active === version && !channel.canary;
}
