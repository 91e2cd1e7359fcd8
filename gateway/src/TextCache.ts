import type { Encoding } from '@bank/registry/readArtifact.ts';
import { LRUCache } from 'lru-cache';
import { encodeText } from './encodeText.ts';

/** Squads decide how many different pages customers get, and how large they are. */
const MAX_BYTES = 64 * 1024 * 1024;

interface Encoded {
  body: Buffer | string;
  encoding?: Encoding;
}

/** Keeps the texts that were asked for last, each written and compressed once for all who ask. */
export class TextCache<Facts extends object> {
  readonly #texts = new LRUCache<string, Promise<Facts & Encoded>>({ maxSize: MAX_BYTES });
  readonly #numbers = new WeakMap<object, number>();
  #sources = 0;

  /** @param id tells texts from the same source apart @param write the text, and facts that are kept with it */
  get(
    source: object,
    id: string,
    encoding: Encoding | undefined,
    write: () => { text: string; facts: Facts },
  ): Promise<Facts & Encoded> {
    const key = `${this.#numberOf(source)} ${encoding} ${id}`;
    const known = this.#texts.get(key);
    if (known) return known;
    const { text, facts } = write();
    const encoded = encodeText(text, encoding).then((body) => {
      if (this.#texts.peek(key) === encoded) this.#texts.set(key, encoded, { size: body.length + 1 });
      return { ...facts, body, ...(encoding && { encoding }) };
    });
    this.#texts.set(key, encoded, { size: text.length + 1 });
    return encoded;
  }

  #numberOf(source: object): number {
    const known = this.#numbers.get(source);
    if (known) return known;
    this.#sources += 1;
    this.#numbers.set(source, this.#sources);
    return this.#sources;
  }
}
