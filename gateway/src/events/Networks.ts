import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';

const MAX_KNOWN = 20_000;

/** Remembers which networks have done what lately, so that none is counted again and again. Only its memory has the salt of their hashes. */
export class Networks {
  readonly #salt = randomBytes(16);
  readonly #countedAt = new LRUCache<string, number>({ max: MAX_KNOWN });

  /**
   * @param network `undefined` where nobody knows it: it is another one each time
   * @param minute since 1970
   * @returns whether this was not counted in as many minutes
   */
  isFirst(network: string | undefined, what: string, minute: number, minutes = Number.POSITIVE_INFINITY): boolean {
    if (network === undefined) return true;
    const key = createHmac('sha256', this.#salt).update(`${network} ${what}`).digest('base64');
    const before = this.#countedAt.get(key);
    if (before !== undefined && minute - before < minutes) return false;
    this.#countedAt.set(key, minute);
    return true;
  }
}
