import { commandLine } from '../../commandLine.ts';
import { OperatorError } from '../../OperatorError.ts';
import type { Channel } from '../schema.ts';
import { type Edit, requireChannel, requireRelease, withChannel } from '../state.ts';
import { advance, PREVIOUS_KEPT } from './activate.ts';

/**
 * Makes an earlier version active again: the named one, or the one before. Works on a pinned package too.
 * While a canary runs, that is what is taken back when no version is named.
 *
 * @param from the version to leave, active or canary: when somebody else has left it already, nothing is done
 */
export function rollback(app: string, version?: string, from?: string): Edit {
  return (state) => {
    const channel = requireChannel(state, app);
    requireLive(app, channel, from);
    if (!version && channel.canary && from !== channel.active) return withChannel(state, app, withoutCanary(channel));
    const target = version ?? channel.previous[0];
    if (!target) throw new OperatorError(`${app} has no previous version to go back to.`);
    requireRelease(state, app, target);
    if (target === channel.active && !channel.canary) return state;
    const next = advance(channel, target);
    if (version) return withChannel(state, app, next);
    // What was just left is no version to go back to by default: a second rollback goes further back.
    const previous = next.previous.filter((past) => past !== channel.active);
    const left = [channel.active, ...(channel.left ?? [])].slice(0, PREVIOUS_KEPT);
    return withChannel(state, app, { ...next, previous, left });
  };
}

function requireLive(app: string, { active, canary }: Channel, from: string | undefined): void {
  if (from === undefined || [active, canary?.version].includes(from)) return;
  const now = canary ? `${active}, with the canary ${canary.version}` : active;
  throw new OperatorError(
    `${app} is at ${now} and no longer at ${from}, so nothing is rolled back. "${commandLine('log --count 5')}" lists who changed it.`,
  );
}

function withoutCanary({ canary: _, ...channel }: Channel): Channel {
  return channel;
}
