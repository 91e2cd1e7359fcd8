import { isDeepStrictEqual } from 'node:util';
import { describeAudience } from './describeAudience.ts';
import { channelOf, channelsOf, heldVersions, type State } from './state.ts';

/** What an edit does to other packages than this one, in words. */
export function movedBeside(before: State, after: State, app: string): string[] {
  const apps = new Set(
    [before, after].flatMap((state) => [...channelsOf(state).map(([name]) => name), ...heldApps(state)]),
  );
  return [...apps].filter((name) => name !== app).flatMap((name) => moveOf(before, after, name) ?? []);
}

function moveOf(before: State, after: State, app: string): string | undefined {
  const [old, current] = [channelOf(before, app), channelOf(after, app)];
  const [held] = heldVersions(after, app).filter((version) => !heldVersions(before, app).includes(version));
  if (held) return `${app} ${held} held`;
  if (!current) return old && `${app} out of the registry`;
  if (old?.active !== current.active) return `${app} to ${current.active}`;
  if (isDeepStrictEqual(old.canary, current.canary)) return undefined;
  return current.canary
    ? `${app} ${current.canary.version} to ${describeAudience(current.canary)}`
    : `${app} without its canary`;
}

function heldApps({ held = {} }: State): string[] {
  return Object.keys(held);
}
