import { isDeepStrictEqual } from 'node:util';
import { OperatorError } from './OperatorError.ts';
import type { Channel, Registry, Release } from './schema.ts';

export interface State {
  shell?: Channel | undefined;
  remotes: Record<string, Channel>;
  releases: Registry['releases'];
  held?: Registry['held'] | undefined;
  heldTogether?: Registry['heldTogether'] | undefined;
  owners?: Registry['owners'] | undefined;
  absent?: Registry['absent'] | undefined;
}

export interface Version {
  app: string;
  version: string;
}

/** Pure: it is applied again when another writer was faster. */
export type Edit = (state: State) => State;

export const emptyState: State = { remotes: {}, releases: {} };

/** `constructor` and the like must not be found. */
export function entryOf<T>(record: Record<string, T>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

export function channelOf(state: State, app: string): Channel | undefined {
  return app === 'shell' ? state.shell : entryOf(state.remotes, app);
}

export function releaseOf({ releases }: Pick<State, 'releases'>, app: string, version: string): Release | undefined {
  return entryOf(entryOf(releases, app) ?? {}, version);
}

export function hasVersion(state: Pick<State, 'releases'>, app: string, version: string): boolean {
  return releaseOf(state, app, version) !== undefined;
}

export function requireChannel(state: State, app: string): Channel {
  const channel = channelOf(state, app);
  if (channel) return channel;
  const known = [...(state.shell ? ['shell'] : []), ...Object.keys(state.remotes)].join(', ');
  throw new OperatorError(`${app} has no active version. The registry has: ${known || 'nothing yet'}.`);
}

export function requireRelease(state: State, app: string, version: string): Release {
  const release = releaseOf(state, app, version);
  if (release) return release;
  const known = Object.keys(entryOf(state.releases, app) ?? {}).join(', ');
  throw new OperatorError(`${app} has no version ${version} in the registry. There are: ${known || 'none'}.`);
}

export function withChannel(state: State, app: string, channel: Channel): State {
  const stillHeld = heldVersions(state, app).filter(
    (version) => ![channel.active, channel.canary?.version].includes(version),
  );
  const next = withHeld(state, app, stillHeld);
  const current = withoutPastSets(channel);
  if (app === 'shell') return { ...next, shell: current };
  return { ...next, remotes: { ...next.remotes, [app]: current } };
}

export function withoutRemote(state: State, app: string): State {
  const { [app]: _, ...remotes } = state.remotes;
  return withHeld({ ...state, remotes }, app, []);
}

export function withAbsent(
  { absent, ...state }: State,
  app: string,
  said: NonNullable<State['absent']>[string],
): State {
  return { ...state, absent: { ...absent, [app]: { ...absent?.[app], ...said } } };
}

/** What is rolled back has left its set. */
function withoutPastSets({ sets = {}, ...channel }: Channel): Channel {
  const versions = [channel.active, channel.canary?.version, ...channel.previous];
  const current = Object.entries(sets).filter(([version]) => versions.includes(version));
  return current.length > 0 ? { ...channel, sets: Object.fromEntries(current) } : channel;
}

export function heldVersions({ held = {} }: Pick<State, 'held'>, app: string): string[] {
  return entryOf(held, app) ?? [];
}

export function withHeld({ held = {}, heldTogether = [], ...state }: State, app: string, versions: string[]): State {
  const { [app]: _, ...others } = held;
  const next = versions.length > 0 ? { ...others, [app]: versions } : others;
  const whole = heldTogether.filter((set) => set.every((one) => one.app !== app || versions.includes(one.version)));
  return {
    ...state,
    ...(Object.keys(next).length > 0 && { held: next }),
    ...(whole.length > 0 && { heldTogether: whole }),
  };
}

export function channelsOf({ shell, remotes }: Pick<State, 'shell' | 'remotes'>): [string, Channel][] {
  return [...(shell ? [['shell', shell] satisfies [string, Channel]] : []), ...Object.entries(remotes)];
}

export function appsOf(state: State): string[] {
  return channelsOf(state).map(([app]) => app);
}

export function movedApps(before: State, after: State): string[] {
  return channelsOf(before).flatMap(([app, channel]) => (isDeepStrictEqual(channelOf(after, app), channel) ? [] : app));
}

export function liveReleases(state: State): Release[] {
  return channelsOf(state).flatMap(([app, { active, canary }]) =>
    [active, canary?.version].flatMap((version) => (version && state.releases[app]?.[version]) || []),
  );
}
