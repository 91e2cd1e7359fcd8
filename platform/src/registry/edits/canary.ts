import { commandLine } from '../../commandLine.ts';
import { OperatorError } from '../../OperatorError.ts';
import { channelOf, type Edit, requireChannel, requireRelease, withChannel } from '../state.ts';
import { withActive } from './activate.ts';
import { backTo } from './backTo.ts';
import { refusePinned } from './refusePinned.ts';

export function setCanary(app: string, version: string, percent: number): Edit {
  return (state) => {
    if (!channelOf(state, app))
      throw new OperatorError(
        `${app} has no active version for the other customers. Release it to everybody, or with --hold.`,
      );
    const channel = requireChannel(state, app);
    if (percent === 0) return channel.canary ? withChannel(state, app, backTo(channel, channel.active)) : state;
    refusePinned(app, channel);
    requireRelease(state, app, version);
    if (version === channel.active) throw new OperatorError(`${app} ${version} is already active for everybody.`);
    return withChannel(state, app, { ...channel, canary: { version, percent } });
  };
}

export function promote(app: string, version?: string): Edit {
  return (state) => {
    const channel = channelOf(state, app);
    refusePinned(app, channel);
    const target = version ?? channel?.canary?.version;
    if (!target)
      throw new OperatorError(
        `${app} has no canary. Name the version to promote, or start one with "${commandLine(`canary ${app}`)}".`,
      );
    requireRelease(state, app, target);
    if (target === channel?.active && !channel.canary) return state;
    return withChannel(state, app, withActive(channel, target));
  };
}
