const MINUTE_MS = 60_000;

/** Bounds what strangers can make the gateway write to its log. */
export class LogBudget {
  readonly #perMinute: number;
  #left: number;
  #omitted = 0;
  #renewedAt = performance.now();

  constructor(perMinute: number) {
    this.#perMinute = perMinute;
    this.#left = perMinute;
  }

  /** @returns how many lines were left out since the last one, or `undefined` to leave this one out too */
  spend(): number | undefined {
    const now = performance.now();
    if (now - this.#renewedAt >= MINUTE_MS) {
      this.#renewedAt = now;
      this.#left = this.#perMinute;
    }
    if (this.#left === 0) {
      this.#omitted += 1;
      return undefined;
    }
    this.#left -= 1;
    const omitted = this.#omitted;
    this.#omitted = 0;
    return omitted;
  }
}
