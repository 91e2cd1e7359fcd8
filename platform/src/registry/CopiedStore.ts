import type { Store, StoredFile } from './Store.ts';

/**
 * A store of which this machine keeps what it has read. Artifacts never change and are taken from the copy first; revisions are
 * always asked of the store, and the copy of them is for the time in which it does not answer.
 */
export class CopiedStore implements Store {
  constructor(
    private readonly store: Store,
    private readonly copy: Store,
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
    if (bytes) await this.copy.put(key, bytes);
    return bytes;
  }

  async open(key: string): Promise<StoredFile | undefined> {
    const kept = await this.copy.open(key);
    if (kept) return kept;
    return (await this.get(key)) && this.copy.open(key);
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
}
