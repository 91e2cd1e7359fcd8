import { byText } from '@bank/registry/byText.ts';
import type { Channel, Registry, Release, RemoteRelease } from '@bank/registry/schema.ts';
import { lastGood } from './lastGood.ts';

/** A canary that named customers alone get counts as this percentage. */
const FEW = 0.01;

export interface RunnableRelease {
  release: Release;
  /** Percentage of customers who get it; for a fallback, of those whom it would serve. */
  percent: number;
  /** The versions whose failure makes a page load this one; empty for one that is live. */
  fallbackFor: string[];
}

export function runnableReleases(registry: Registry): RunnableRelease[] {
  const shells = liveReleases(registry, 'shell', registry.shell);
  const remotes = Object.entries(registry.remotes)
    .sort(([one], [other]) => byText(one, other))
    .flatMap(([name, channel]) => {
      const own = liveReleases(registry, name, channel);
      return [...own, ...fallbackReleases(registry, own, shells)];
    });
  return [...shells, ...remotes];
}

function liveReleases(registry: Registry, app: string, { active, canary, disabled }: Channel): RunnableRelease[] {
  if (disabled) return [];
  const shares = [
    { version: active, percent: 100 - (canary?.percent ?? 0) },
    ...(canary ? [{ ...canary, percent: canary.percent || FEW }] : []),
  ];
  return shares.flatMap(({ version, percent }) => {
    const release = registry.releases[app]?.[version];
    return release ? [{ release, percent, fallbackFor: [] }] : [];
  });
}

function fallbackReleases(registry: Registry, own: RunnableRelease[], shells: RunnableRelease[]): RunnableRelease[] {
  const past = new Map<RemoteRelease, RunnableRelease>();
  for (const { release, percent } of own) {
    for (const before of fallbacksOf(registry, release, shells)) {
      if (own.some((other) => other.release === before)) continue;
      const known = past.get(before) ?? { release: before, percent: 0, fallbackFor: [] };
      const fallbackFor = [...known.fallbackFor, release.version];
      past.set(before, { release: before, percent: known.percent + percent, fallbackFor });
    }
  }
  return [...past.values()];
}

/** The active shell and its canary may support different contracts, and so have different fallbacks. */
function fallbacksOf(registry: Registry, release: Release, shells: RunnableRelease[]): Set<RemoteRelease> {
  const past = shells.map(({ release: shell }) =>
    release.kind === 'remote' && shell.kind === 'shell' ? lastGood(registry, release, shell) : undefined,
  );
  return new Set(past.filter((found) => found !== undefined));
}
