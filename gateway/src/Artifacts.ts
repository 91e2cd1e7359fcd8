import { artifactKey } from '@bank/registry/artifactKey.ts';
import type { Deployment } from '@bank/registry/Deployment.ts';
import { AlteredArtifact, type Encoding, readArtifact } from '@bank/registry/readArtifact.ts';
import { isCompressed } from '@bank/registry/release/compress.ts';
import type { Release } from '@bank/registry/schema.ts';
import { entryOf } from '@bank/registry/state.ts';
import { LRUCache } from 'lru-cache';

const MAX_BYTES_IN_MEMORY = 64 * 2 ** 20;
const MAX_PROBLEMS = 20;
/** How long a problem is named after it was last seen. */
const PROBLEM_TTL_MS = 10 * 60_000;

export interface Artifact {
  bytes: Uint8Array;
  encoding: Encoding | undefined;
}

interface Wanted {
  release: Release;
  file: string;
  encoding: Encoding | undefined;
}

/** Verified before they are served; what is asked for often stays in memory. */
export class Artifacts {
  /** Each package has its own, or the files of one would hide those of others. */
  private readonly altered = new Map<string, LRUCache<string, string>>();
  private readonly verified = new LRUCache<string, Uint8Array, Wanted>({
    maxSize: MAX_BYTES_IN_MEMORY,
    sizeCalculation: ({ length }) => Math.max(length, 1),
    fetchMethod: (_, __, { context }) => this.read(context),
  });

  constructor(
    private readonly deployment: Deployment,
    private readonly onProblem: (message: string) => void,
  ) {}

  /** Each package has its own. */
  get problems(): Record<string, string[]> {
    return Object.fromEntries([...this.altered].map(([name, problems]) => [name, [...problems.values()]]));
  }

  /**
   * An intact form stands in for one that is altered.
   * @returns `undefined` when the release does not name the file, or the store does not hold it
   * @throws {AlteredArtifact} when no form is intact
   */
  async get(release: Release, file: string, accepted: Encoding[]): Promise<Artifact | undefined> {
    const asset = entryOf(release.assets, file);
    if (!asset) return undefined;
    const encodings = isCompressed(file, asset.bytes) ? accepted : [];
    let problem: AlteredArtifact | undefined;
    for (const encoding of [...encodings, undefined]) {
      try {
        // Whoever claims another package's hash must not have its answer shared.
        const key = `${artifactKey(release, file)} ${asset.integrity} ${encoding}`;
        const bytes = await this.verified.fetch(key, { context: { release, file, encoding } });
        if (bytes) return { bytes, encoding };
      } catch (error) {
        if (!(error instanceof AlteredArtifact)) throw error;
        problem ??= error;
      }
    }
    if (problem) throw problem;
    return undefined;
  }

  private async read({ release, file, encoding }: Wanted): Promise<Uint8Array | undefined> {
    const name = [release.version, file, encoding].join(' ');
    const altered = this.alteredOf(release.name);
    try {
      const bytes = await readArtifact(this.deployment, release, file, encoding);
      altered.delete(name);
      return bytes;
    } catch (error) {
      if (error instanceof AlteredArtifact) {
        if (!altered.has(name)) this.onProblem(error.message);
        altered.set(name, error.message);
      }
      throw error;
    }
  }

  private alteredOf(name: string): LRUCache<string, string> {
    const altered = this.altered.get(name) ?? new LRUCache({ max: MAX_PROBLEMS, ttl: PROBLEM_TTL_MS });
    this.altered.set(name, altered);
    return altered;
  }
}
