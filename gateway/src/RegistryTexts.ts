import type { Encoding } from '@bank/registry/readArtifact.ts';
import type { PageRegistry } from '@bank/shared/contract';
import { registryTag, slimRegistry } from './slimRegistry.ts';
import { TextCache } from './TextCache.ts';

interface RegistryText {
  etag: string;
  /** @returns the same bytes each time */
  body(encoding: Encoding | undefined): Promise<Buffer | string>;
}

/** Writes, hashes and compresses each registry once, however many tabs ask for it. */
export class RegistryTexts {
  private readonly tags = new WeakMap<PageRegistry, string>();
  private readonly bodies = new TextCache<object>();

  constructor(private readonly basePath: string) {}

  of(page: PageRegistry): RegistryText {
    const etag = this.tags.get(page) ?? registryTag(page);
    this.tags.set(page, etag);
    const write = () => ({ text: JSON.stringify(slimRegistry(page, this.basePath)), facts: {} });
    return { etag, body: async (encoding) => (await this.bodies.get(page, '', encoding, write)).body };
  }
}
