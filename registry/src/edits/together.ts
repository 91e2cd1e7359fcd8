import { isDeepStrictEqual } from 'node:util';
import {
  channelOf,
  channelsOf,
  type Edit,
  heldVersions,
  requireChannel,
  type State,
  type Version,
  withChannel,
} from '../state.ts';
import { requireNamed } from './requireNamed.ts';

/** Those of the versions that go live with the edit are one set from then on. */
export function together(versions: Version[], edit: Edit): Edit {
  return (state) => {
    const after = edit(state);
    return asSet(versions.filter((one) => isLive(after, one) && channelOf(state, one.app)?.active !== one.version))(
      after,
    );
  };
}

/** Does it with each. The first moves with its set, the others alone, or with those that are named. */
export function eachTogether(versions: Version[], edit: (one: Version) => Edit): Edit {
  const named = versions.map(({ app }) => app);
  return together(versions, (state) =>
    versions.reduce((next, one, at) => {
      const after = edit(one)(next);
      return at === 0 ? after : requireNamed(one.app, next, after, named);
    }, state),
  );
}

/** Those of the versions that are held after the edit are known as one set from then on. */
export function heldTogether(versions: Version[], edit: Edit): Edit {
  return (state) => {
    const after = edit(state);
    const set = versions.filter(({ app, version }) => heldVersions(after, app).includes(version)).sort(byApp);
    const { heldTogether: known = [] } = after;
    if (set.length < 2 || known.some((other) => isDeepStrictEqual(other, set))) return after;
    return { ...after, heldTogether: [...known, set] };
  };
}

/** The packages whose canaries are of one set with this one's, itself included. */
export function canariedWith(state: State, app: string): string[] {
  const set = canarySet(state, app);
  return set ? channelsOf(state).flatMap(([other]) => (canarySet(state, other) === set ? other : [])) : [app];
}

function canarySet(state: State, app: string): string | undefined {
  const { canary, sets } = channelOf(state, app) ?? {};
  return canary && sets?.[canary.version];
}

function asSet(versions: Version[]): Edit {
  return (state) => {
    if (versions.length < 2) return state;
    const id = versions
      .map(({ app, version }) => `${app}@${version}`)
      .sort()
      .join();
    return versions.reduce((current, { app, version }) => {
      const channel = requireChannel(current, app);
      return withChannel(current, app, { ...channel, sets: { ...channel.sets, [version]: id } });
    }, state);
  };
}

function byApp(one: Version, other: Version): number {
  return one.app < other.app ? -1 : 1;
}

function isLive(state: State, { app, version }: Version): boolean {
  const { active, canary } = channelOf(state, app) ?? {};
  return [active, canary?.version].includes(version);
}
