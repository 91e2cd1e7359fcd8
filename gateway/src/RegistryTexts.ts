import type { Encoding } from '@bank/registry/readArtifact.ts';
import type { PageRegistry } from '@bank/shared/contract';
import { encodeText } from './encodeText.ts';
import { registryTag, slimRegistry } from './slimRegistry.ts';

interface RegistryText {
  etag: string;
  /** @returns the same bytes each time */
  body(encoding: Encoding | undefined): Promise<Buffer | string>;
}

/** Writes, hashes and compresses each registry once, however many tabs ask for it. */
export class RegistryTexts {
  private readonly texts = new WeakMap<PageRegistry, RegistryText>();

  constructor(private readonly basePath: string) {}

  of(page: PageRegistry): RegistryText {
    const text = this.texts.get(page) ?? this.write(page);
    this.texts.set(page, text);
    return text;
  }

  private write(page: PageRegistry): RegistryText {
    const bodies = new Map<Encoding | undefined, Promise<Buffer | string>>();
    const body = (encoding: Encoding | undefined) => {
      const known = bodies.get(encoding) ?? encodeText(JSON.stringify(slimRegistry(page, this.basePath)), encoding);
      bodies.set(encoding, known);
      return known;
    };
    return { etag: registryTag(page), body };
  }
}
