import { type Edit, requireChannel, requireRelease, withAbsent, withChannel } from '../state.ts';
import { withActive } from './activate.ts';
import { backTo } from './backTo.ts';

export function pin(app: string, version?: string): Edit {
  return (state) => {
    const channel = requireChannel(state, app);
    const target = version ?? channel.active;
    requireRelease(state, app, target);
    const pinned = target === channel.active ? backTo(channel, target) : withActive(channel, target);
    return withChannel(state, app, { ...pinned, pinned: true });
  };
}

export function unpin(app: string): Edit {
  return (state) => {
    if (state.absent?.[app]?.pinned) return withAbsent(state, app, { pinned: undefined });
    const { pinned, ...channel } = requireChannel(state, app);
    return pinned ? withChannel(state, app, channel) : state;
  };
}
