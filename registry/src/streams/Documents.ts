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

/** Reads each document once: its hash is in its name. */
export class Documents {
  private readonly parsed = new Map<string, unknown>();

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

  isKnown({ key }: StreamFile): boolean {
    return this.parsed.has(key);
  }

  /** @returns `undefined` for what is missing or altered @throws {BadDocument} when `parse` refuses it, each time */
  async read<Document>(
    file: StreamFile,
    parse: (bytes: Uint8Array, file: StreamFile, deployment: string) => Document,
  ): Promise<Document | undefined> {
    const known = this.parsed.get(file.key);
    if (known instanceof Error) throw known;
    if (known) return known as Document;
    const bytes = await this.bytes(file);
    if (!bytes) return undefined;
    try {
      const id = [this.deployment.name, file.stream, file.number, hashOf(bytes)].join();
      const document = (lastParsed.get(id) as Document | undefined) ?? parse(bytes, file, this.deployment.name);
      if (lastParsed.size >= MAX_LAST_PARSED) lastParsed.clear();
      lastParsed.set(id, document);
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
