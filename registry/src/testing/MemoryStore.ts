import type { Store } from '../store/Store.ts';

/** Fast enough for thousands of sequences of commands. */
export class MemoryStore implements Store {
  readonly address = 'memory';

  constructor(readonly files = new Map<string, Uint8Array>()) {}

  copy(): MemoryStore {
    return new MemoryStore(new Map(this.files));
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    this.files.set(key, bytes);
  }

  async get(key: string): Promise<Uint8Array | undefined> {
    return this.files.get(key);
  }

  async list(folder: string): Promise<string[]> {
    const start = `${folder}/`;
    return [...this.files.keys()].flatMap((key) => (key.startsWith(start) ? key.slice(start.length) : []));
  }

  async has(key: string): Promise<boolean> {
    return this.files.has(key);
  }

  async remove(removed: string): Promise<void> {
    for (const key of this.files.keys()) if (`${key}/`.startsWith(`${removed}/`)) this.files.delete(key);
  }
}
