import { runnableReleases } from '@bank/gateway/runnableReleases.ts';
import { Budget } from '@bank/registry/bank/Budget.ts';
import type { Deployment } from '@bank/registry/Deployment.ts';
import { allReleases, releaseId } from '@bank/registry/edits/collectGarbage.ts';
import { groupBy } from '@bank/registry/groupBy.ts';
import { plain } from '@bank/registry/plain.ts';
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
  /** `undefined` for a release without a sound SBOM, or past what is read of its package. */
  components: Component[] | undefined;
}

/** Limits what the lists of one package cost, the newest first: a squad decides how many there are. */
const MAX_SBOM_BYTES = 16 * 1024 * 1024;

/** 1.10.0 comes after 1.9.0. */
const ORDER = new Intl.Collator('en', { numeric: true });

/** What each release bundles and was built from. */
export async function componentEntries(
  deployment: Deployment,
  registry: Registry,
  maxSbomBytes = MAX_SBOM_BYTES,
): Promise<ComponentEntry[]> {
  const percents = new Map(runnableReleases(registry).map(({ release, percent }) => [releaseId(release), percent]));
  const entries = groupBy(allReleases(registry), ({ name }) => name).map(async (releases) => {
    const budget = new Budget(maxSbomBytes);
    const found: ComponentEntry[] = [];
    for (const release of releases.reverse())
      found.push({
        remote: release.name,
        version: release.version,
        owner: withOwner(release, registry).owner ?? '–',
        percent: percents.get(releaseId(release)) ?? 0,
        commit: release.commit,
        components: await readSbom(deployment, release, budget).catch(warn),
      });
    return found;
  });
  return (await Promise.all(entries)).flat().sort(byNameAndVersion);
}

/** Whoever altered one must not hold up the lists of others. */
function warn(error: Error): undefined {
  console.error(`Warning: ${plain(error.message)}`);
}

function byNameAndVersion(one: ComponentEntry, other: ComponentEntry): number {
  return ORDER.compare(one.remote, other.remote) || ORDER.compare(one.version, other.version);
}
