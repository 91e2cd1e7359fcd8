import { Readable } from 'node:stream';
import { matchesRelease } from './matchesRelease.ts';
import type { Store, StoredFile } from './Store.ts';
import type { Registry } from './schema.ts';

/**
 * Artifacts come from the cache first, if they match the registry; revisions come from the store, and from the cache
 * only while it is down.
 */
export class CachedStore implements Store {
  private registry: Registry | undefined;
  /** Checked against the registry by this process. */
  private readonly verified = new Set<string>();
  private hasWarned = false;

  constructor(
    private readonly store: Store,
    private readonly cache: Store,
    private readonly warn: (message: string) => void,
  ) {}

  get address(): string {
    return this.store.address;
  }

  trust(registry: Registry): void {
    this.registry = registry;
  }

  put(key: string, bytes: Uint8Array): Promise<void> {
    return this.store.put(key, bytes);
  }

  create(key: string, bytes: Uint8Array): Promise<boolean> {
    return this.store.create(key, bytes);
  }

  async get(key: string): Promise<Uint8Array | undefined> {
    const bytes = await this.store.get(key);
    if (bytes) await this.cacheFile(key, bytes).catch((error: unknown) => this.warnOnce(error));
    return bytes;
  }

  async open(key: string): Promise<StoredFile | undefined> {
    const cached = await this.openCached(key).catch((error: unknown) => this.warnOnce(error));
    if (cached) return cached;
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

  private async cacheFile(key: string, bytes: Uint8Array): Promise<void> {
    const isArtifact = key.startsWith('artifacts/');
    if (isArtifact && !(await this.matchesRelease(key, bytes))) return;
    await this.cache.put(key, bytes);
    if (isArtifact) this.verified.add(key);
  }

  /** The disk may have damaged a cached file: each process checks it once. */
  private async openCached(key: string): Promise<StoredFile | undefined> {
    if (!this.verified.has(key)) {
      const bytes = await this.cache.get(key);
      const isIntact = bytes && (await this.matchesRelease(key, bytes));
      if (!bytes || isIntact === false) return undefined;
      if (isIntact) this.verified.add(key);
    }
    return this.cache.open(key);
  }

  private async matchesRelease(key: string, bytes: Uint8Array): Promise<boolean | undefined> {
    return this.registry && matchesRelease(this.registry, key, bytes);
  }

  private warnOnce(error: unknown): undefined {
    if (this.hasWarned) return;
    this.hasWarned = true;
    const reason = error instanceof Error ? error.message : error;
    this.warn(`The bank is served, but nothing from ${this.address} can be cached for when it is down: ${reason}`);
  }
}
