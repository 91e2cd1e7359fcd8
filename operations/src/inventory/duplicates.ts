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

/** Lists packages that several live remotes bundle, what costs most first, and the releases of which nobody knows. */
export async function duplicates(deployment: Deployment, registry: Registry) {
  const contents = await Promise.all(liveRemotes(registry).map((release) => contentsOf(deployment, release)));
  const found = namesInSeveral(contents).map((name) => duplicateOf(name, contents));
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

/** A squad decides how many packages its list has, and how many its maps name. */
function namesInSeveral(contents: Contents[]): string[] {
  const counts = new Map<string, number>();
  for (const name of contents.flatMap(({ bytes }) => [...(bytes?.keys() ?? [])]))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  const several = [...counts].filter(
    ([name, count]) => count > 1 && contents.some(({ versions }) => versions.has(name)),
  );
  return several.map(([name]) => name);
}

async function contentsOf(deployment: Deployment, release: Release): Promise<Contents> {
  const versions = new Map<string, string[]>();
  // Nobody knows what an altered one bundles, and whoever altered it must not hold up the others.
  for (const { name, version } of (await readSbom(deployment, release).catch(() => undefined)) ?? []) {
    const known = versions.get(name);
    if (known) known.push(version);
    else versions.set(name, [version]);
  }
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
