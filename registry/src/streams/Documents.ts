import type { Deployment } from '../Deployment.ts';
import { hashOf } from '../hashOf.ts';
import { OperatorError } from '../OperatorError.ts';
import type { StreamFile } from './StreamFile.ts';

export const REGISTRY_FOLDER = 'registry';

/** A document stays bad; a store that cannot be read for a moment throws another error. */
export class BadDocument extends OperatorError {}

/** Its form is one that only a newer platform reads. */
export class NewerDocument extends BadDocument {}

/** A command has several readers, which find the same documents. */
const lastParsed = new Map<string, unknown>();
const MAX_LAST_PARSED = 100;
/** Larger documents are few, and take too much memory. */
const MAX_LAST_BYTES = 256 * 1024;

/** Reads each document once: its hash is in its name. */
export class Documents {
  private readonly parsed = new Map<string, unknown>();
  private readonly sizes = new Map<string, number>();
  private readonly used = new Set<string>();
  /** Lists the files of which this machine has copies, where it makes any. */
  readonly copies = new Map<string, StreamFile>();

  constructor(private readonly deployment: Deployment) {}

  /** Reads the local copy, else the store. @returns `undefined` for what is missing or altered */
  async bytes(file: StreamFile): Promise<Uint8Array | undefined> {
    const { store, cache, keep } = this.deployment;
    const key = `${REGISTRY_FOLDER}/${file.key}`;
    const copy = await cache?.get(key).catch(() => undefined);
    const isCopied = copy !== undefined && hashOf(copy) === file.hash;
    const bytes = isCopied ? copy : await store.get(key);
    if (!bytes || hashOf(bytes) !== file.hash) return undefined;
    if (!isCopied) await keep?.(key, bytes);
    if (cache) this.copies.set(file.key, file);
    return bytes;
  }

  /** Takes the bytes of another file with its hash for its own, whatever the store has under its name. */
  async keep(file: StreamFile, bytes: Uint8Array): Promise<void> {
    this.used.add(file.key);
    if (this.isKnown(file)) return;
    this.parsed.set(file.key, bytes);
    if (this.deployment.cache) this.copies.set(file.key, file);
    await this.deployment.keep?.(`${REGISTRY_FOLDER}/${file.key}`, bytes);
  }

  /** @returns bytes; 0 for what was missing or altered */
  sizeOf({ key }: StreamFile): number {
    return this.sizes.get(key) ?? 0;
  }

  /** Keeps what was read since the last time: otherwise everything that was ever in force would stay in memory. */
  forgetUnused(): void {
    for (const key of this.sizes.keys()) if (!this.used.has(key)) this.sizes.delete(key);
    for (const key of this.parsed.keys()) if (!this.used.has(key)) this.parsed.delete(key);
    this.used.clear();
  }

  /** Whoever looks far down passes over any number of documents. */
  forget({ key }: StreamFile): void {
    this.parsed.delete(key);
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
      if (lastParsed.size >= MAX_LAST_PARSED) lastParsed.clear();
      if (bytes.length <= MAX_LAST_BYTES) lastParsed.set(id, document);
      this.parsed.set(file.key, document);
      return document;
    } catch (error) {
      // Any error of a parser is the document's fault.
      const refused = error instanceof BadDocument ? error : new BadDocument(messageOf(error));
      this.parsed.set(file.key, refused);
      throw refused;
    }
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
