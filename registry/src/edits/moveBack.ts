import { OperatorError } from '../OperatorError.ts';
import type { Channel } from '../schema.ts';
import { channelOf, channelsOf, requireChannel, type State, withChannel, withoutRemote } from '../state.ts';
import { backTo } from './backTo.ts';
import { refusePinned } from './refusePinned.ts';

/** What went live together leaves together. @param target `undefined` for a remote that was not there before */
export function moveBack(state: State, app: string, target: string | undefined): State {
  const channel = requireChannel(state, app);
  const next = target ? withChannel(state, app, backTo(channel, target)) : withoutNewRemote(state, app, channel);
  const { sets = {} } = channelOf(next, app) ?? {};
  const left = Object.entries(channel.sets ?? {}).flatMap(([version, set]) => (sets[version] ? [] : set));
  return left.reduce(leaveSet, next);
}

function leaveSet(state: State, set: string): State {
  const member = channelsOf(state).find(([, { sets = {} }]) => Object.values(sets).includes(set));
  if (!member) return state;
  const [app, channel] = member;
  // Its squad says which version it had before.
  refusePinned(app, channel);
  return leaveSet(moveBack(state, app, versionBefore(channel, set)), set);
}

function versionBefore({ active, previous, sets = {} }: Channel, set: string): string | undefined {
  const line = [active, ...previous];
  return line.slice(line.findIndex((version) => sets[version] === set) + 1).find((version) => sets[version] !== set);
}

function withoutNewRemote(state: State, app: string, channel: Channel): State {
  if (app === 'shell')
    throw new OperatorError('The shell has no version from before to go back to with the packages released with it.');
  refusePinned(app, channel);
  return withoutRemote(state, app);
}
