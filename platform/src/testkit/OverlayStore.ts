import type { Store } from '@bank/registry/store/Store.ts';

/** A registry of its own in memory, and what is released into it, before the artifacts of another store. */
export class OverlayStore implements Store {
  readonly #files = new Map<string, Uint8Array>();

  constructor(private readonly below: Pick<Store, 'address' | 'get' | 'has'>) {}

  get address(): string {
    return this.below.address;
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    this.#files.set(key, bytes);
  }

  async get(key: string): Promise<Uint8Array | undefined> {
    return this.#files.get(key) ?? (isArtifact(key) ? this.below.get(key) : undefined);
  }

  async has(key: string): Promise<boolean> {
    return this.#files.has(key) || (isArtifact(key) && this.below.has(key));
  }

  async list(folder: string): Promise<string[]> {
    const keys = [...this.#files.keys()].filter((key) => key.startsWith(`${folder}/`));
    return keys.map((key) => key.slice(folder.length + 1));
  }

  async remove(removed: string): Promise<void> {
    for (const key of this.#files.keys()) if (`${key}/`.startsWith(`${removed}/`)) this.#files.delete(key);
  }
}

function isArtifact(key: string): boolean {
  return key.startsWith('artifacts/');
}
