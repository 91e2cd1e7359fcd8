import { createHash } from 'node:crypto';
import type { Compress } from '@bank/gateway/dictionaries/compressBeyond.ts';
import { stemOf } from '@bank/gateway/dictionaries/dictionaryHeaders.ts';
import { artifactKey } from '@bank/registry/artifactKey.ts';
import type { Deployment } from '@bank/registry/Deployment.ts';
import { readArtifact } from '@bank/registry/readArtifact.ts';
import type { Release } from '@bank/registry/schema.ts';

export type Write = (name: string, bytes: Uint8Array) => Promise<void>;

/** A folder of the export. */
export const DELTAS = 'deltas';
/** Versions before the newest, whose files browsers may hold. */
const MAX_VERSIONS = 5;

interface Options {
  deployment: Deployment;
  release: Release;
  /** The releases of all packages. */
  known: Release[];
  basePath: string;
  compress: Compress;
  write: Write;
}

/** What each file has beyond those of other versions, at `deltas/<hash of the other>/<address>`. */
export async function writeDeltas({ deployment, release, known, basePath, compress, write }: Options): Promise<void> {
  if (URL.canParse(release.base)) return;
  const others = known
    .filter(({ name, version }) => name === release.name && version !== release.version)
    .sort((a, b) => b.releasedAt.localeCompare(a.releasedAt))
    .slice(0, MAX_VERSIONS);
  for (const file of Object.keys(release.assets)) {
    for (const [before, other] of dictionariesOf(release, file, others)) {
      const [bytes, dictionary] = await Promise.all([
        readArtifact(deployment, release, file),
        readArtifact(deployment, other, before),
      ]);
      if (!bytes || !dictionary) continue;
      const hash = createHash('sha256').update(dictionary).digest('base64');
      const delta = await compress(bytes, dictionary);
      const plain = await readArtifact(deployment, release, file, 'br');
      if (delta.length < (plain ?? bytes).length)
        await write(`${DELTAS}/${hash}${basePath}${artifactKey(release, file)}`, delta);
    }
  }
}

/** Other contents of the same file. */
function dictionariesOf(release: Release, file: string, others: Release[]): Map<string, Release> {
  const stem = stemOf(release, file);
  const found = others.flatMap((other) =>
    Object.keys(other.assets)
      .filter((before) => before !== file && stem !== undefined && stemOf(other, before) === stem)
      .map((before) => [before, other] as const),
  );
  return new Map(found);
}
