const MINUTE_MS = 60_000;

const MAX_LINES_PER_MINUTE = 60;

/** Bounds what strangers can make the gateway write to its log. */
export class LogBudget {
  readonly #perMinute: number;
  #left: number;
  #omitted = 0;
  #renewedAt = performance.now();

  constructor(perMinute = MAX_LINES_PER_MINUTE) {
    this.#perMinute = perMinute;
    this.#left = perMinute;
  }

  /** @param write a line, with how many were left out since the last one; not called for one too many */
  spend(write: (facts: { omitted?: number }) => void): void {
    const now = performance.now();
    if (now - this.#renewedAt >= MINUTE_MS) {
      this.#renewedAt = now;
      this.#left = this.#perMinute;
    }
    if (this.#left === 0) {
      this.#omitted += 1;
      return;
    }
    this.#left -= 1;
    const omitted = this.#omitted;
    this.#omitted = 0;
    write(omitted > 0 ? { omitted } : {});
  }
}
