import { commandLine } from '../commandLine.ts';
import { OperatorError } from '../OperatorError.ts';
import type { Audience } from '../schema.ts';
import { channelOf, type Edit, requireChannel, requireRelease, type State, withChannel } from '../state.ts';
import { withActive } from './activate.ts';
import { backTo } from './backTo.ts';
import { refusePinned } from './refusePinned.ts';
import { canariedWith } from './together.ts';

/**
 * @param wanted a percentage, or who else; what it leaves out of a running canary stays, and 0 alone ends it
 * @param guard whether gateways judge it
 */
export function setCanary(app: string, version: string, wanted: number | Partial<Audience>, guard = false): Edit {
  const audience = typeof wanted === 'number' ? { percent: wanted } : wanted;
  return (state) => {
    if (!channelOf(state, app))
      throw new OperatorError(
        `${app} has no active version for the other customers. Release it to everybody, or with --hold.`,
      );
    const channel = requireChannel(state, app);
    if (isNobody(audience)) return endCanary(app)(state);
    refusePinned(app, channel);
    requireRelease(state, app, version);
    if (version === channel.active) throw new OperatorError(`${app} ${version} is already active for everybody.`);
    if (version !== channel.canary?.version)
      return withChannel(state, app, {
        ...channel,
        canary: { version, percent: 0, ...audience, ...(guard && { guard }) },
      });
    return canariedWith(state, app).reduce((current, member) => withAudience(current, member, audience), state);
  };
}

function isNobody({ percent, for: named, staff }: Partial<Audience>): boolean {
  return percent === 0 && !named && !staff;
}

function withAudience(state: State, app: string, audience: Partial<Audience>): State {
  const { canary, ...channel } = requireChannel(state, app);
  refusePinned(app, channel);
  return canary ? withChannel(state, app, { ...channel, canary: { ...canary, ...audience } }) : state;
}

/** Those whose canaries are of one set end them together: nobody else has a part in that, whatever else is marked as that set. */
export function endCanary(app: string): Edit {
  return (state) =>
    canariedWith(state, app).reduce((current, member) => {
      const channel = requireChannel(current, member);
      return channel.canary ? withChannel(current, member, backTo(channel, channel.active)) : current;
    }, state);
}

/** A canary takes its whole set with it. */
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
    if (target !== channel?.canary?.version) return withChannel(state, app, withActive(channel, target));
    return canariedWith(state, app).reduce(withCanaryActive, state);
  };
}

function withCanaryActive(state: State, app: string): State {
  const channel = requireChannel(state, app);
  refusePinned(app, channel);
  return channel.canary ? withChannel(state, app, withActive(channel, channel.canary.version)) : state;
}
