import { OperatorError } from '../OperatorError.ts';
import type { Channel, Registry, Release } from './schema.ts';

/** What an edit of the registry works on: everything but the number and the change that led to it. */
export interface State {
  /** None while nothing has been released. */
  shell?: Channel | undefined;
  remotes: Record<string, Channel>;
  releases: Registry['releases'];
  /** By package: versions that wait to be given to somebody. */
  held?: Registry['held'] | undefined;
}

/** An edit is pure: it is applied again to the winner's state when somebody else was faster. */
export type Edit = (state: State) => State;

export const emptyState: State = { remotes: {}, releases: {} };

/** What a record holds under a name from outside: `constructor` and the like are no entries of it. */
export function entryOf<T>(record: Record<string, T>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

export function channelOf(state: State, app: string): Channel | undefined {
  return app === 'shell' ? state.shell : entryOf(state.remotes, app);
}

export function releaseOf({ releases }: Pick<State, 'releases'>, app: string, version: string): Release | undefined {
  return entryOf(entryOf(releases, app) ?? {}, version);
}

/** @throws {OperatorError} naming what the registry has, when it has no such package */
export function requireChannel(state: State, app: string): Channel {
  const channel = channelOf(state, app);
  if (channel) return channel;
  const known = [...(state.shell ? ['shell'] : []), ...Object.keys(state.remotes)].join(', ');
  throw new OperatorError(`${app} has no active version. The registry has: ${known || 'nothing yet'}.`);
}

/** @throws {OperatorError} naming the versions that there are */
export function requireRelease(state: State, app: string, version: string): Release {
  const release = releaseOf(state, app, version);
  if (release) return release;
  const known = Object.keys(entryOf(state.releases, app) ?? {}).join(', ');
  throw new OperatorError(`${app} has no version ${version} in the registry. There are: ${known || 'none'}.`);
}

/** The state with another channel of a package. What somebody gets now is no longer held. */
export function withChannel(state: State, app: string, channel: Channel): State {
  const waiting = heldVersions(state, app).filter(
    (version) => ![channel.active, channel.canary?.version].includes(version),
  );
  const next = withHeld(state, app, waiting);
  if (app === 'shell') return { ...next, shell: channel };
  return { ...next, remotes: { ...next.remotes, [app]: channel } };
}

/** Versions of a package that were released with --hold and have gone to nobody since. */
export function heldVersions({ held = {} }: Pick<State, 'held'>, app: string): string[] {
  return entryOf(held, app) ?? [];
}

export function withHeld({ held = {}, ...state }: State, app: string, versions: string[]): State {
  const { [app]: _, ...others } = held;
  const next = versions.length > 0 ? { ...others, [app]: versions } : others;
  return Object.keys(next).length > 0 ? { ...state, held: next } : state;
}

/** Every package that customers get, the shell first. */
export function channelsOf({ shell, remotes }: Pick<State, 'shell' | 'remotes'>): [string, Channel][] {
  return [...(shell ? [['shell', shell] satisfies [string, Channel]] : []), ...Object.entries(remotes)];
}

/** Releases that some customer may get: of every package the active one and the canary. */
export function liveReleases(state: State): Release[] {
  return channelsOf(state).flatMap(([app, { active, canary }]) =>
    [active, canary?.version].flatMap((version) => (version && state.releases[app]?.[version]) || []),
  );
}
