import { runnableReleases } from '@bank/gateway/runnableReleases.ts';
import type { Deployment } from '@bank/registry/Deployment.ts';
import { allReleases, releaseId } from '@bank/registry/edits/collectGarbage.ts';
import type { Component } from '@bank/registry/sbom/parseSbom.ts';
import { readSbom } from '@bank/registry/sbom/readSbom.ts';
import type { Registry, Release } from '@bank/registry/schema.ts';
import { withOwner } from '@bank/registry/withOwner.ts';

export interface ComponentEntry {
  remote: string;
  version: string;
  owner: string;
  /** The percentage of customers who may run it; 0 for a release that is only kept. */
  percent: number;
  commit: Release['commit'];
  /** `undefined` for a release without an SBOM. */
  components: Component[] | undefined;
}

/** 1.10.0 comes after 1.9.0. */
const ORDER = new Intl.Collator('en', { numeric: true });

/** What each release bundles and was built from. */
export async function componentEntries(deployment: Deployment, registry: Registry): Promise<ComponentEntry[]> {
  const percents = new Map(runnableReleases(registry).map(({ release, percent }) => [releaseId(release), percent]));
  const entries = allReleases(registry).map(async (release) => ({
    remote: release.name,
    version: release.version,
    owner: withOwner(release, registry).owner ?? '–',
    percent: percents.get(releaseId(release)) ?? 0,
    commit: release.commit,
    components: await readSbom(deployment, release),
  }));
  return (await Promise.all(entries)).sort(byNameAndVersion);
}

function byNameAndVersion(one: ComponentEntry, other: ComponentEntry): number {
  return ORDER.compare(one.remote, other.remote) || ORDER.compare(one.version, other.version);
}
