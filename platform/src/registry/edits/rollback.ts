import { commandLine } from '../../commandLine.ts';
import { OperatorError } from '../../OperatorError.ts';
import type { Channel } from '../schema.ts';
import { type Edit, requireChannel, requireRelease, withChannel } from '../state.ts';
import { MAX_PREVIOUS, withActive } from './activate.ts';

/** Without a version: ends a running canary, otherwise goes back one. @param from refuses unless it is active or canary */
export function rollback(app: string, version?: string, from?: string): Edit {
  return (state) => {
    const channel = requireChannel(state, app);
    requireLive(app, channel, from);
    if (!version && channel.canary && from !== channel.active) return withChannel(state, app, withoutCanary(channel));
    const target = version ?? channel.previous[0];
    if (!target) throw new OperatorError(`${app} has no previous version to roll back to.`);
    requireRelease(state, app, target);
    if (target === channel.active && !channel.canary) return state;
    const next = withActive(channel, target);
    if (version) return withChannel(state, app, next);
    // Drop the version just left, so that a second rollback goes further back.
    const previous = next.previous.filter((past) => past !== channel.active);
    const left = [channel.active, ...(channel.left ?? [])].slice(0, MAX_PREVIOUS);
    return withChannel(state, app, { ...next, previous, left });
  };
}

function requireLive(app: string, { active, canary }: Channel, from: string | undefined): void {
  if (from === undefined || [active, canary?.version].includes(from)) return;
  const now = canary ? `${active}, with the canary ${canary.version}` : active;
  throw new OperatorError(
    `${app} is at ${now} and no longer at ${from}, so nothing is rolled back. "${commandLine('log --count 5')}" shows who changed it.`,
  );
}

function withoutCanary({ canary: _, ...channel }: Channel): Channel {
  return channel;
}
