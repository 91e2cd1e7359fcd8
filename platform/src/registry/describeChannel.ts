import type { Channel } from './schema.ts';
import type { State } from './state.ts';

export interface ChannelFacts {
  name: string;
  owner: string;
  state: 'live' | 'pinned' | 'disabled';
  version: string;
  canary?: { version: string; percent: number };
  previous: string[];
  /** What rollbacks have left; the newest first. */
  left?: string[];
  /** Why it is out of service. */
  message?: string;
  /** When the active version was released, ISO 8601. */
  releasedAt: string;
}

/** A package as it is shown to the platform team. */
export function describeChannel({ releases }: Pick<State, 'releases'>, name: string, channel: Channel): ChannelFacts {
  const { active, previous, left, canary, pinned, disabled } = channel;
  const release = releases[name]?.[active];
  return {
    name,
    owner: release?.owner ?? '–',
    state: disabled ? 'disabled' : pinned ? 'pinned' : 'live',
    version: active,
    ...(canary && { canary }),
    previous,
    ...(left && { left }),
    ...(disabled && { message: disabled.message }),
    releasedAt: release?.releasedAt ?? '',
  };
}
