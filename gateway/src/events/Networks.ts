import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Far more than fail where a bank can be used. */
const MAX_KNOWN = 20_000;

/** Which networks have done what lately. Their addresses are in none of it: the salt never leaves the memory. */
export class Networks {
  readonly #salt = randomBytes(16);
  readonly #countedAt = new LRUCache<string, number>({ max: MAX_KNOWN });

  /**
   * @param network `undefined` where nobody knows it: each is another one then
   * @param at in ms since 1970
   * @returns whether it was not counted for this within as many ms
   */
  count(network: string | undefined, what: string, withinMs: number, at: number): boolean {
    if (network === undefined) return true;
    const key = createHmac('sha256', this.#salt).update(`${network} ${what}`).digest('base64');
    const before = this.#countedAt.get(key);
    if (before !== undefined && at - before < withinMs) return false;
    this.#countedAt.set(key, at);
    return true;
  }
}
