import type { Registry } from '@bank/registry/schema.ts';
import { channelOf, entryOf, releaseOf } from '@bank/registry/state.ts';
import type { CountedError, TelemetryFacts } from '@bank/registry/telemetry/facts.ts';

/** A developer's own machine served it. */
const OVERRIDE = 'override';

export interface DescribedError extends CountedError {
  owner: string;
  /** Says who gets that version now; "–" for what has no owner. */
  state: 'active' | 'canary' | 'not live' | '–';
  /** Counts visits of that version of the remote, in the same days; the shell and what has no owner have none. */
  visits: number;
  /** Tells in how many of them it occurred, at most 1: a page counts once, however often it has the error. */
  shareOfVisits: number | null;
}

/** The most frequent first. */
export function describeErrors(registry: Registry, { visits, errors }: TelemetryFacts): DescribedError[] {
  const counts = new Map<string, number>();
  for (const { remote, version, count } of visits.filter(({ outcome }) => outcome !== OVERRIDE)) {
    const key = `${remote} ${version}`;
    counts.set(key, count + (counts.get(key) ?? 0));
  }
  const described = errors.map((error) => {
    const { remote, version } = error;
    const count = counts.get(`${remote} ${version}`) ?? 0;
    return {
      ...error,
      owner: ownerOf(registry, remote, version),
      state: stateOf(registry, remote, version),
      visits: count,
      shareOfVisits: count > 0 ? Math.min(error.pages ?? error.count, count) / count : null,
    };
  });
  return described.sort((one, other) => other.count - one.count || (one.lastAt < other.lastAt ? 1 : -1));
}

function ownerOf(registry: Registry, remote: string, version: string): string {
  const { active = '' } = channelOf(registry, remote) ?? {};
  const release = releaseOf(registry, remote, version) ?? releaseOf(registry, remote, active);
  return entryOf(registry.owners, remote) ?? release?.owner ?? '–';
}

function stateOf(registry: Registry, remote: string, version: string): DescribedError['state'] {
  if (!Object.hasOwn(registry.releases, remote)) return '–';
  const { active, canary } = channelOf(registry, remote) ?? {};
  if (version === active) return 'active';
  return version === canary?.version ? 'canary' : 'not live';
}
