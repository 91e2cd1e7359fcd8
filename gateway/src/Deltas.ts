import type { IncomingHttpHeaders } from 'node:http';
import type { Release } from '@bank/registry/schema.ts';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import type { Artifacts } from './Artifacts.ts';
import type { Compress } from './dictionaries/compressBeyond.ts';
import { stemOf } from './dictionaries/dictionaryHeaders.ts';
import type { RegistrySource } from './RegistrySource.ts';

const MAX_BYTES_IN_MEMORY = 16 * 2 ** 20;
/** Comparing larger files takes seconds, and a squad may have files of any size. */
const MAX_COMPARED_BYTES = 2 * 2 ** 20;
/** The hash follows eight bytes that name the format. */
const HASH = { start: 8, end: 40 };

interface Pair {
  release: Release;
  file: string;
  before: Release;
  dictionary: string;
}

/** Files as what they have beyond the ones of another version that a browser holds. */
export class Deltas {
  private readonly made = new LRUCache<string, Uint8Array, Pair>({
    maxSize: MAX_BYTES_IN_MEMORY,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (_, __, { context }) => this.make(context),
  });

  constructor(
    private readonly source: Pick<RegistrySource, 'knownReleaseWith'>,
    private readonly artifacts: Pick<Artifacts, 'get'>,
    private readonly compress: Compress,
  ) {}

  /** @returns `undefined` when the browser's file is not one of a version that is kept, or either is altered */
  async get(release: Release, file: string, headers: IncomingHttpHeaders): Promise<Uint8Array | undefined> {
    const wanted = readDictionary(headers);
    const stem = stemOf(release, file);
    if (!wanted || !stem) return undefined;
    const before = this.source.knownReleaseWith(`artifacts/${release.name}/${wanted.id}`);
    if (!before || stemOf(before, wanted.id) !== stem) return undefined;
    const key = `${release.assets[file]?.integrity} ${before.assets[wanted.id]?.integrity}`;
    const context = { release, file, before, dictionary: wanted.id };
    const delta = await this.made.fetch(key, { context }).catch(() => undefined);
    return delta && hashIn(delta) === wanted.hash ? delta : undefined;
  }

  private async make({ release, file, before, dictionary }: Pair): Promise<Uint8Array | undefined> {
    const [bytes, known] = await Promise.all([
      this.artifacts.get(release, file, []),
      this.artifacts.get(before, dictionary, []),
    ]);
    if (!bytes || !known || Math.max(bytes.bytes.length, known.bytes.length) > MAX_COMPARED_BYTES) return undefined;
    return this.compress(bytes.bytes, known.bytes);
  }
}

/** Reads the dictionary of a browser that takes `dcz`. */
function readDictionary(headers: IncomingHttpHeaders): { hash: string; id: string } | undefined {
  const [, hash] = /^:([A-Za-z0-9+/]{43}=):$/.exec(String(headers['available-dictionary'])) ?? [];
  const [, id] = /^"([\w.-]+)"$/.exec(String(headers['dictionary-id'])) ?? [];
  const isAccepted = new Negotiator({ headers }).encodings(['dcz']).includes('dcz');
  return hash && id && isAccepted ? { hash, id } : undefined;
}

function hashIn(delta: Uint8Array): string {
  return Buffer.from(delta.subarray(HASH.start, HASH.end)).toString('base64');
}
