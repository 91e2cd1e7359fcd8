import { Readable } from 'node:stream';
import { isReleased } from './isReleased.ts';
import type { Store, StoredFile } from './Store.ts';
import type { Registry } from './schema.ts';

/**
 * A store of which this machine keeps what it has read. Artifacts never change and are taken from the copy first, where only
 * those are kept that are what was released; revisions are always asked of the store, and the copy of them is for the time in
 * which it does not answer. A copy that cannot be made harms nothing else.
 */
export class CopiedStore implements Store {
  private registry: Registry | undefined;
  /** Keys of copies that were compared with the registry by this process. */
  private readonly verified = new Set<string>();
  private hasWarned = false;

  constructor(
    private readonly store: Store,
    private readonly copy: Store,
    /** Is told once when no copy can be made. */
    private readonly warn: (message: string) => void,
  ) {}

  get address(): string {
    return this.store.address;
  }

  /** Compares artifacts with a registry from now on, whose signature was found good; the newest counts. */
  trust(registry: Registry): void {
    if (registry.revision > (this.registry?.revision ?? 0)) this.registry = registry;
  }

  put(key: string, bytes: Uint8Array): Promise<void> {
    return this.store.put(key, bytes);
  }

  create(key: string, bytes: Uint8Array): Promise<boolean> {
    return this.store.create(key, bytes);
  }

  async get(key: string): Promise<Uint8Array | undefined> {
    const bytes = await this.store.get(key);
    if (bytes) await this.keep(key, bytes).catch((error: unknown) => this.warnOnce(error));
    return bytes;
  }

  async open(key: string): Promise<StoredFile | undefined> {
    const kept = await this.openKept(key).catch((error: unknown) => this.warnOnce(error));
    if (kept) return kept;
    const bytes = await this.get(key);
    return bytes && { bytes: bytes.length, body: Readable.from([bytes]) };
  }

  list(folder: string, after?: string): Promise<string[]> {
    return this.store.list(folder, after);
  }

  has(key: string): Promise<boolean> {
    return this.store.has(key);
  }

  remove(folder: string): Promise<void> {
    return this.store.remove(folder);
  }

  private async keep(key: string, bytes: Uint8Array): Promise<void> {
    const isArtifact = key.startsWith('artifacts/');
    if (isArtifact && !(await this.isReleased(key, bytes))) return;
    await this.copy.put(key, bytes);
    if (isArtifact) this.verified.add(key);
  }

  /** A copy may have been damaged since it was made: each is compared again by every process. */
  private async openKept(key: string): Promise<StoredFile | undefined> {
    if (!this.verified.has(key)) {
      const bytes = await this.copy.get(key);
      const isSound = bytes && (await this.isReleased(key, bytes));
      if (!bytes || isSound === false) return undefined;
      if (isSound) this.verified.add(key);
    }
    return this.copy.open(key);
  }

  private async isReleased(key: string, bytes: Uint8Array): Promise<boolean | undefined> {
    return this.registry && isReleased(this.registry, key, bytes);
  }

  private warnOnce(error: unknown): undefined {
    if (this.hasWarned) return;
    this.hasWarned = true;
    const reason = error instanceof Error ? error.message : error;
    this.warn(
      `The bank is served, but this machine keeps no copy of ${this.address} for the time in which that is away: ${reason}`,
    );
  }
}
