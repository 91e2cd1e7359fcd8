import type { Store } from './Store.ts';

/** Copies what is read of the registry, for when the store is down; `readArtifact` copies artifacts, once verified. */
export class CachedStore implements Store {
  private hasWarned = false;

  constructor(
    private readonly store: Store,
    private readonly cache: Store,
    private readonly warn: (message: string) => void,
  ) {}

  get address(): string {
    return this.store.address;
  }

  put(key: string, bytes: Uint8Array): Promise<void> {
    return this.store.put(key, bytes);
  }

  create(key: string, bytes: Uint8Array): Promise<boolean> {
    return this.store.create(key, bytes);
  }

  async get(key: string): Promise<Uint8Array | undefined> {
    const bytes = await this.store.get(key);
    if (bytes && key.startsWith('registry/')) await this.keep(key, bytes);
    return bytes;
  }

  list(folder: string, after?: string): Promise<string[]> {
    return this.store.list(folder, after);
  }

  has(key: string): Promise<boolean> {
    return this.store.has(key);
  }

  remove(key: string): Promise<void> {
    return this.store.remove(key);
  }

  /** The bank can do without copies, so a full disk only causes a warning. */
  async keep(key: string, bytes: Uint8Array): Promise<void> {
    await this.cache.put(key, bytes).catch((error: unknown) => {
      if (this.hasWarned) return;
      this.hasWarned = true;
      const reason = error instanceof Error ? error.message : error;
      this.warn(`The bank is served, but nothing from ${this.address} can be cached for when it is down: ${reason}`);
    });
  }
}
