import { commandLine } from '../commandLine.ts';
import { OperatorError } from '../OperatorError.ts';
import type { Channel } from '../schema.ts';
import { type Edit, requireChannel, requireRelease } from '../state.ts';
import { endCanary } from './canary.ts';
import { moveBack } from './moveBack.ts';

/**
 * Ends a running canary, otherwise goes back one, if no version is named; its set goes with it. @param from refuses unless it is active or canary
 * @param named packages that may go back with other sets, too
 */
export function rollback(app: string, version?: string, from?: string, named: string[] = []): Edit {
  return (state) => {
    const channel = requireChannel(state, app);
    requireLive(app, channel, from);
    const target = version ?? defaultTarget(channel, from);
    if (!target) throw new OperatorError(`${app} has no previous version to roll back to.`);
    requireRelease(state, app, target);
    if (target === channel.active) return endCanary(app)(state);
    return moveBack(state, app, target, named);
  };
}

function requireLive(app: string, { active, canary }: Channel, from: string | undefined): void {
  if (from === undefined || [active, canary?.version].includes(from)) return;
  const now = canary ? `${active}, with the canary ${canary.version}` : active;
  throw new OperatorError(
    `${app} is at ${now} and no longer at ${from}, so nothing is rolled back. "${commandLine('log --count 5')}" shows who changed it.`,
  );
}

function defaultTarget({ active, canary, previous }: Channel, from: string | undefined): string | undefined {
  if (canary && from !== active) return active;
  return previous.find((version) => version !== canary?.version);
}
