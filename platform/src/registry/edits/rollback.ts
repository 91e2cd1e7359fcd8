import { commandLine } from '../../commandLine.ts';
import { OperatorError } from '../../OperatorError.ts';
import type { Channel } from '../schema.ts';
import { type Edit, requireChannel, requireRelease, withChannel } from '../state.ts';
import { MAX_PREVIOUS } from './activate.ts';

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
    return withChannel(state, app, backTo(withoutCanary(channel), target));
  };
}

function requireLive(app: string, { active, canary }: Channel, from: string | undefined): void {
  if (from === undefined || [active, canary?.version].includes(from)) return;
  const now = canary ? `${active}, with the canary ${canary.version}` : active;
  throw new OperatorError(
    `${app} is at ${now} and no longer at ${from}, so nothing is rolled back. "${commandLine('log --count 5')}" shows who changed it.`,
  );
}

/** Newer versions than the target are left too: they must neither stand in for it nor be the next to roll back to. */
function backTo(channel: Channel, target: string): Channel {
  const { active, previous, left = [] } = channel;
  if (target === active) return channel;
  const position = previous.indexOf(target);
  const skipped = previous.slice(0, Math.max(position, 0));
  const nextLeft = [active, ...skipped, ...left].filter((version) => version !== target);
  return { ...channel, active: target, previous: previous.slice(position + 1), left: nextLeft.slice(0, MAX_PREVIOUS) };
}

function withoutCanary({ canary: _, ...channel }: Channel): Channel {
  return channel;
}
