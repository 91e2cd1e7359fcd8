import { commandLine } from '../commandLine.ts';
import { OperatorError } from '../OperatorError.ts';
import type { Channel } from '../schema.ts';
import { channelOf, channelsOf, requireChannel, type State, withChannel, withoutRemote } from '../state.ts';
import { backTo } from './backTo.ts';
import { refusePinned } from './refusePinned.ts';

/**
 * What went live together leaves together. @param target `undefined` for a remote that was not there before
 * @param named packages that may go back with other sets, too
 */
export function moveBack(state: State, app: string, target: string | undefined, named: string[] = []): State {
  const { next, left } = moveAlone(state, app, target);
  const leaving = [...left];
  let current = next;
  for (const set of leaving)
    for (let member = memberOf(current, set); member; member = memberOf(current, set)) {
      const [other, channel] = member;
      // Its squad says which version it had before.
      refusePinned(other, channel);
      const moved = moveAlone(current, other, versionBefore(channel, set));
      const further = moved.left.filter((one) => !leaving.includes(one));
      for (const one of further) requireNamed(moved.next, one, named, app);
      leaving.push(...further);
      current = moved.next;
    }
  return current;
}

function moveAlone(state: State, app: string, target: string | undefined): { next: State; left: string[] } {
  const channel = requireChannel(state, app);
  const next = target ? withChannel(state, app, backTo(channel, target)) : withoutNewRemote(state, app, channel);
  const { sets = {} } = channelOf(next, app) ?? {};
  return { next, left: Object.entries(channel.sets ?? {}).flatMap(([version, set]) => (sets[version] ? [] : set)) };
}

function memberOf(state: State, set: string): [string, Channel] | undefined {
  return channelsOf(state).find(([, { sets = {} }]) => Object.values(sets).includes(set));
}

/** One squad alone says which of its sets came later: that takes no others back unasked. */
function requireNamed(state: State, set: string, named: string[], app: string): void {
  const isMember = ([, { sets = {} }]: [string, Channel]) => Object.values(sets).includes(set);
  const members = channelsOf(state)
    .filter(isMember)
    .map(([name]) => name);
  if (members.every((name) => named.includes(name))) return;
  const line = commandLine(`rollback ${app} --together ${[...new Set([...named, ...members])].join(' ')}`);
  throw new OperatorError(
    `${set} is said to have gone live later, and would go back with ${app}. If it is to: ${line}`,
  );
}

function versionBefore({ active, previous, sets = {} }: Channel, set: string): string | undefined {
  const line = [active, ...previous];
  return line.slice(line.findIndex((version) => sets[version] === set) + 1).find((version) => sets[version] !== set);
}

function withoutNewRemote(state: State, app: string, channel: Channel): State {
  if (app === 'shell')
    throw new OperatorError('The shell has no version from before to go back to with the packages released with it.');
  refusePinned(app, channel);
  return withoutRemote(state, app);
}
