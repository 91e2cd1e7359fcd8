import type { Deployment } from '../Deployment.ts';
import { hashOf } from '../hashOf.ts';
import { OperatorError } from '../OperatorError.ts';
import { describeFile, type StreamFile } from './StreamFile.ts';

export const REGISTRY_FOLDER = 'registry';

/** A document stays bad; a store that cannot be read for a moment throws another error. */
export class BadDocument extends OperatorError {}

/** Its form is one that only a newer platform reads. */
export class NewerDocument extends BadDocument {}

/** A command has several readers, which find the same documents. */
const lastParsed = new Map<string, unknown>();
const MAX_LAST_PARSED = 100;
const MEGABYTE = 1024 * 1024;
/** Limits what they hold: a parsed document takes several times its bytes. */
const MAX_LAST_BYTES = 64 * MEGABYTE;
let lastBytes = 0;
/** What one key may have a look keep of one stream: far more than an honest one has in use at a time. */
export const MAX_KEPT_BYTES = 64 * MEGABYTE;

/** Reads each document once: its hash is in its name. */
export class Documents {
  /** Refuses what one key has signed in one stream above that; past revisions need all of it. */
  maxKeptBytes = Number.POSITIVE_INFINITY;
  private parsed = new Map<string, unknown>();
  private readonly used = new Set<string>();
  private readonly sizes = new Map<string, number>();
  /** Bytes of the documents that are kept, by stream and signer. */
  private readonly kept = new Map<string, number>();

  constructor(private readonly deployment: Deployment) {}

  /** Reads the local copy, else the store. @returns `undefined` for what is missing or altered */
  async bytes(file: StreamFile): Promise<Uint8Array | undefined> {
    const { store, cache, keep } = this.deployment;
    const key = `${REGISTRY_FOLDER}/${file.key}`;
    const copy = await cache?.get(key).catch(() => undefined);
    if (copy && hashOf(copy) === file.hash) return copy;
    const bytes = await store.get(key);
    if (!bytes || hashOf(bytes) !== file.hash) return undefined;
    await keep?.(key, bytes);
    return bytes;
  }

  /** @returns how many bytes were read; 0 for what was missing or altered */
  sizeOf({ key }: StreamFile): number {
    return this.sizes.get(key) ?? 0;
  }

  /** Keeps what was read since the last time: otherwise everything that was ever in force would stay in memory. */
  forgetUnused(): void {
    this.parsed = new Map([...this.parsed].filter(([key]) => this.used.has(key)));
    for (const key of this.sizes.keys()) if (!this.used.has(key)) this.sizes.delete(key);
    this.used.clear();
    this.kept.clear();
    for (const [key, found] of this.parsed) if (!(found instanceof Error)) this.count(key);
  }

  isKnown({ key }: StreamFile): boolean {
    return this.parsed.has(key);
  }

  /** @returns `undefined` for what is missing or altered @throws {BadDocument} when `parse` refuses it, each time */
  async read<Document>(
    file: StreamFile,
    parse: (bytes: Uint8Array, file: StreamFile, deployment: string) => Document,
  ): Promise<Document | undefined> {
    this.used.add(file.key);
    const known = this.parsed.get(file.key);
    if (known instanceof Error) throw known;
    if (known) return known as Document;
    const bytes = await this.bytes(file);
    if (!bytes) return undefined;
    this.sizes.set(file.key, bytes.length);
    try {
      const id = [this.deployment.name, file.stream, file.number, hashOf(bytes)].join();
      const document = (lastParsed.get(id) as Document | undefined) ?? parse(bytes, file, this.deployment.name);
      if (this.count(file.key) > this.maxKeptBytes)
        throw new BadDocument(`${describeFile(file)} is too much, with the others that its key has signed there.`);
      keepLast(id, document, bytes.length);
      this.parsed.set(file.key, document);
      return document;
    } catch (error) {
      // Any error of a parser is the document's fault.
      const refused = error instanceof BadDocument ? error : new BadDocument(messageOf(error));
      this.parsed.set(file.key, refused);
      throw refused;
    }
  }

  /** @returns how many bytes are kept then of its key in its stream */
  private count(key: string): number {
    const [stream, signer] = [key.slice(0, key.lastIndexOf('/')), key.split('.')[1]];
    const owner = `${stream} ${signer}`;
    const bytes = (this.kept.get(owner) ?? 0) + (this.sizes.get(key) ?? 0);
    this.kept.set(owner, bytes);
    return bytes;
  }
}

function keepLast(id: string, document: unknown, bytes: number): void {
  if (lastParsed.has(id)) return;
  if (lastParsed.size >= MAX_LAST_PARSED || lastBytes + bytes > MAX_LAST_BYTES) {
    lastParsed.clear();
    lastBytes = 0;
  }
  lastParsed.set(id, document);
  lastBytes += bytes;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
