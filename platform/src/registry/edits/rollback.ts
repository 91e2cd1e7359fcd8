import { OperatorError } from '../../OperatorError.ts';
import { type Edit, requireChannel, requireRelease, withChannel } from '../state.ts';
import { advance } from './activate.ts';

/** Makes an earlier version active again: the named one, or the one before. Works on a pinned package too. */
export function rollback(app: string, version?: string): Edit {
  return (state) => {
    const channel = requireChannel(state, app);
    const target = version ?? channel.previous[0];
    if (!target) throw new OperatorError(`${app} has no previous version to go back to.`);
    requireRelease(state, app, target);
    if (target === channel.active && !channel.canary) return state;
    const next = advance(channel, target);
    // What was just left is no version to go back to by default: a second rollback goes further back.
    const previous = next.previous.filter((past) => past !== channel.active);
    return withChannel(state, app, { ...next, previous: version ? next.previous : previous });
  };
}
