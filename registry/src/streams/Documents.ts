import type { Deployment } from '../Deployment.ts';
import { hashOf } from '../hashOf.ts';
import { OperatorError } from '../OperatorError.ts';
import type { StreamFile } from './StreamFile.ts';

export const REGISTRY_FOLDER = 'registry';

/** What is wrong with a document stays so; a store that cannot be read for a moment throws something else. */
export class BadDocument extends OperatorError {}

export function undefinedIfBad(error: unknown): undefined {
  if (error instanceof BadDocument) return undefined;
  throw error;
}

/** What they say, for all readers of this process: a command has several, and most documents are the same for each. */
const shared = new Map<string, unknown>();
const MAX_SHARED = 1000;

/** Reads each document once: its hash is in its name. */
export class Documents {
  private readonly parsed = new Map<string, unknown>();

  constructor(private readonly deployment: Deployment) {}

  /** From the local copies, else from the store. @returns `undefined` for what is missing or altered */
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
      const id = `${this.deployment.name}/${file.key}`;
      const document = (shared.get(id) as Document | undefined) ?? parse(bytes, file, this.deployment.name);
      if (shared.size >= MAX_SHARED) shared.clear();
      shared.set(id, document);
      this.parsed.set(file.key, document);
      return document;
    } catch (error) {
      const refused = error instanceof OperatorError ? new BadDocument(error.message) : error;
      this.parsed.set(file.key, refused);
      throw refused;
    }
  }
}
