import { runnableReleases } from '@bank/gateway/runnableReleases.ts';
import type { Deployment } from '@bank/registry/Deployment.ts';
import { readSbom } from '@bank/registry/sbom/readSbom.ts';
import type { Registry, Release } from '@bank/registry/schema.ts';
import { bundledBytes } from './bundledBytes.ts';

interface Copy {
  remote: string;
  version: string;
  /** The package's versions. */
  packageVersions: string[];
  bytes: number;
}

export interface Duplicate {
  package: string;
  /** What all copies but the largest add up to: customers of all these remotes load so much again. */
  twice: number;
  copies: Copy[];
}

interface Contents {
  release: Release;
  bytes: Map<string, number> | undefined;
  versions: Map<string, string[]>;
}

/** Packages that several live remotes bundle, what costs most first, and the releases of which nobody knows. */
export async function duplicates(deployment: Deployment, registry: Registry) {
  const contents = await Promise.all(liveRemotes(registry).map((release) => contentsOf(deployment, release)));
  const names = new Set(contents.flatMap(({ versions }) => [...versions.keys()]));
  const found = [...names].map((name) => duplicateOf(name, contents)).filter(({ copies }) => copies.length > 1);
  const unknown = contents.filter(({ bytes }) => !bytes).map(({ release: { name, version } }) => `${name} ${version}`);
  return { duplicates: found.sort((one, other) => other.twice - one.twice), unknown };
}

/** Returns the version of each remote that most customers get: nobody gets two. */
function liveRemotes(registry: Registry): Release[] {
  const live = new Map<string, { release: Release; percent: number }>();
  for (const { release, percent } of runnableReleases(registry))
    if (release.kind === 'remote' && percent > (live.get(release.name)?.percent ?? 0))
      live.set(release.name, { release, percent });
  return [...live.values()].map(({ release }) => release);
}

async function contentsOf(deployment: Deployment, release: Release): Promise<Contents> {
  const versions = new Map<string, string[]>();
  for (const { name, version } of (await readSbom(deployment, release)) ?? [])
    versions.set(name, [...(versions.get(name) ?? []), version]);
  return { release, bytes: await bundledBytes(deployment.store, release), versions };
}

function duplicateOf(name: string, contents: Contents[]): Duplicate {
  const copies = contents.flatMap(({ release, bytes, versions }) => {
    const size = bytes?.get(name);
    const { name: remote, version } = release;
    return size ? [{ remote, version, packageVersions: versions.get(name) ?? [], bytes: size }] : [];
  });
  const sizes = copies.map(({ bytes }) => bytes);
  return { package: name, twice: sizes.reduce((sum, size) => sum + size, 0) - Math.max(0, ...sizes), copies };
}
