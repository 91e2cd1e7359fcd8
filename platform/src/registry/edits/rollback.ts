import { OperatorError } from '../../OperatorError.ts';
import type { Channel } from '../schema.ts';
import { type Edit, requireChannel, requireRelease, withChannel } from '../state.ts';
import { advance, PREVIOUS_KEPT } from './activate.ts';

/**
 * Makes an earlier version active again: the named one, or the one before. Works on a pinned package too.
 * While a canary runs, that is what is taken back when no version is named.
 */
export function rollback(app: string, version?: string): Edit {
  return (state) => {
    const channel = requireChannel(state, app);
    if (!version && channel.canary) return withChannel(state, app, withoutCanary(channel));
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

function withoutCanary({ canary: _, ...channel }: Channel): Channel {
  return channel;
}
