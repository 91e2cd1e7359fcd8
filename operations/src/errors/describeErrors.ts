import { byText } from '@bank/registry/byText.ts';
import type { Registry } from '@bank/registry/schema.ts';
import { channelOf, entryOf, releaseOf } from '@bank/registry/state.ts';
import type { CountedError, FlagCount, TelemetryFacts } from '@bank/registry/telemetry/facts.ts';

/** A developer's own machine served it. */
const OVERRIDE = 'override';

interface FlagShare {
  /** `rollover=true` */
  flag: string;
  pages: number;
  visits: number;
}

export interface DescribedError extends CountedError {
  owner: string;
  /** Says who gets that version now; "–" for what has no owner. */
  state: 'active' | 'canary' | 'not live' | '–';
  /** Counts visits of that version of the remote, in the same days; the shell and what has no owner have none. */
  visits: number;
  /** Tells in how many of them it occurred, at most 1: a page counts once, however often it has the error. */
  shareOfVisits: number | null;
  /** Shares by what customers got of the remote's flags. */
  flags: FlagShare[];
}

/** The most frequent first. */
export function describeErrors(registry: Registry, { visits, errors, flags = [] }: TelemetryFacts): DescribedError[] {
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
      flags: flagShares(error, flags),
    };
  });
  return described.sort((one, other) => other.count - one.count || (one.lastAt < other.lastAt ? 1 : -1));
}

function flagShares({ id, remote, version }: CountedError, counts: FlagCount[]): FlagShare[] {
  const own = counts.filter((one) => one.remote === remote && one.version === version);
  const visits = own.filter(({ error }) => !error).sort((one, other) => byText(one.flag, other.flag));
  return visits.map(({ flag, count }) => {
    const pages = own.find((one) => one.error === id && one.flag === flag)?.count ?? 0;
    return { flag, pages: Math.min(pages, count), visits: count };
  });
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
