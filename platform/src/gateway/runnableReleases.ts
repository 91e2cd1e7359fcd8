import type { Channel, Registry, Release, RemoteRelease } from '../registry/schema.ts';
import { lastGood } from './lastGood.ts';

/** A release that customers may run. */
export interface RunnableRelease {
  release: Release;
  /** Share of the customers who get it, in percent; of one that only stands in, those for whom it does. */
  percent: number;
  /** The versions that fail before a page asks for this one; none where customers get it anyway. */
  standsInFor: string[];
}

/** Of every package the active release, the canary and what stands in for them; none of one that is out of service. */
export function runnableReleases(registry: Registry): RunnableRelease[] {
  const shells = chosen(registry, 'shell', registry.shell);
  const remotes = Object.entries(registry.remotes)
    .sort()
    .flatMap(([name, channel]) => {
      const own = chosen(registry, name, channel);
      return [...own, ...standingIn(registry, own, shells)];
    });
  return [...shells, ...remotes];
}

function chosen(registry: Registry, app: string, { active, canary, disabled }: Channel): RunnableRelease[] {
  if (disabled) return [];
  const shares = [{ version: active, percent: 100 - (canary?.percent ?? 0) }, ...(canary ? [canary] : [])];
  return shares.flatMap(({ version, percent }) => {
    const release = registry.releases[app]?.[version];
    return release ? [{ release, percent, standsInFor: [] }] : [];
  });
}

function standingIn(registry: Registry, own: RunnableRelease[], shells: RunnableRelease[]): RunnableRelease[] {
  const past = new Map<RemoteRelease, RunnableRelease>();
  for (const { release, percent } of own) {
    for (const before of pastOf(registry, release, shells)) {
      if (own.some((other) => other.release === before)) continue;
      const known = past.get(before) ?? { release: before, percent: 0, standsInFor: [] };
      const standsInFor = [...known.standsInFor, release.version];
      past.set(before, { release: before, percent: known.percent + percent, standsInFor });
    }
  }
  return [...past.values()];
}

/** Active shell and canary may take different contracts, and so different versions. */
function pastOf(registry: Registry, release: Release, shells: RunnableRelease[]): Set<RemoteRelease> {
  const past = shells.map(({ release: shell }) =>
    release.kind === 'remote' && shell.kind === 'shell' ? lastGood(registry, release, shell) : undefined,
  );
  return new Set(past.filter((found) => found !== undefined));
}
