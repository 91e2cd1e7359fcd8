import type { Deployment } from '../Deployment.ts';
import { hashOf } from '../hashOf.ts';
import { OperatorError } from '../OperatorError.ts';
import { describeFile, type StreamFile } from './StreamFile.ts';

export const REGISTRY_FOLDER = 'registry';

/** What is wrong with a document; a store that cannot be read for a moment throws something else. */
export class BadDocument extends OperatorError {}

/** Of a form that only a newer platform reads. */
export class NewerDocument extends BadDocument {}

export const UPDATE_HINT = 'Update the platform here if a newer one wrote that.';

export type Parse<Document> = (bytes: Uint8Array, file: StreamFile, deployment: string) => Document;

/** Reads each document once: its hash is in its name. */
export class Documents {
  private readonly parsed = new Map<string, unknown>();

  constructor(private readonly deployment: Deployment) {}

  /** From the local copies, else from the store. */
  private async bytes(file: StreamFile): Promise<Uint8Array> {
    const { store, cache, keep } = this.deployment;
    const key = `${REGISTRY_FOLDER}/${file.key}`;
    const copy = await cache?.get(key).catch(() => undefined);
    if (copy && hashOf(copy) === file.hash) return copy;
    const bytes = await store.get(key);
    if (!bytes || hashOf(bytes) !== file.hash)
      throw new BadDocument(`${describeFile(file)} is missing or was altered in the store.`);
    await keep?.(key, bytes);
    return bytes;
  }

  isKnown({ key }: StreamFile): boolean {
    return this.parsed.has(key);
  }

  /** @throws {BadDocument} while it is missing or altered, or when `parse` refuses it, each time */
  async read<Document>(file: StreamFile, parse: Parse<Document>): Promise<Document> {
    const known = this.parsed.get(file.key);
    if (known instanceof Error) throw known;
    if (known) return known as Document;
    const bytes = await this.bytes(file);
    try {
      const document = parse(bytes, file, this.deployment.name);
      this.parsed.set(file.key, document);
      return document;
    } catch (error) {
      const isPlain = error instanceof OperatorError && !(error instanceof BadDocument);
      const refused = isPlain ? new BadDocument(`${error.message} ${UPDATE_HINT}`) : error;
      this.parsed.set(file.key, refused);
      throw refused;
    }
  }

  /** @returns `undefined` for a bad one */
  async readGood<Document>(file: StreamFile, parse: Parse<Document>): Promise<Document | undefined> {
    return this.read(file, parse).catch((error: unknown) => {
      if (error instanceof BadDocument) return undefined;
      throw error;
    });
  }
}
