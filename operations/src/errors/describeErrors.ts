import { byText } from '@bank/registry/byText.ts';
import type { Registry } from '@bank/registry/schema.ts';
import { channelOf, entryOf, releaseOf } from '@bank/registry/state.ts';
import { flagKey } from '@bank/registry/telemetry/addFacts.ts';
import type { CountedError, FlagCount, TelemetryFacts } from '@bank/registry/telemetry/facts.ts';

/** No version has nearly as many flags. Each error lists all, and whoever can write to the store could make up both. */
const MAX_FLAG_SHARES = 100;

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
  /** Counts visits of that version, in the same days; what has no owner has none. */
  visits: number;
  /** Tells in what share of them it occurred, at most 1: a page counts once, however often it has the error. */
  shareOfVisits: number | null;
  /** Counts pages and visits by what customers got of the remote's flags. */
  flags: FlagShare[];
}

/** Returns the errors with their owner, state and visits, the most frequent first. */
export function describeErrors(registry: Registry, { visits, errors, flags = [] }: TelemetryFacts): DescribedError[] {
  const counts = new Map<string, number>();
  for (const { remote, version, count } of visits.filter(({ outcome }) => outcome !== OVERRIDE)) {
    const key = keyOf({ remote, version });
    counts.set(key, count + (counts.get(key) ?? 0));
  }
  const sharesOf = flagShares(flags);
  const described = errors.map((error) => {
    const { remote, version } = error;
    const count = counts.get(keyOf(error)) ?? 0;
    return {
      ...error,
      owner: ownerOf(registry, remote, version),
      state: stateOf(registry, remote, version),
      visits: count,
      shareOfVisits: count > 0 ? Math.min(error.pages ?? error.count, count) / count : null,
      flags: sharesOf(error),
    };
  });
  return described.sort((one, other) => other.count - one.count || (one.lastAt < other.lastAt ? 1 : -1));
}

/** Looks through the counts once, however many errors there are. */
function flagShares(counts: FlagCount[]): (error: CountedError) => FlagShare[] {
  const visits = new Map<string, FlagCount[]>();
  const pages = new Map<string, number>();
  for (const one of counts) {
    const own = visits.get(keyOf(one)) ?? [];
    if (one.error) pages.set(flagKey(one), one.count);
    else if (own.length < MAX_FLAG_SHARES) own.push(one);
    visits.set(keyOf(one), own);
  }
  for (const own of visits.values()) own.sort((one, other) => byText(one.flag, other.flag));
  return (error) =>
    (visits.get(keyOf(error)) ?? []).map((one) => {
      const found = pages.get(flagKey({ ...one, error: error.id })) ?? 0;
      return { flag: one.flag, pages: Math.min(found, one.count), visits: one.count };
    });
}

function keyOf({ remote, version }: { remote: string; version: string }): string {
  return `${remote} ${version}`;
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
