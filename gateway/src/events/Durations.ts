const MAX_DURATIONS = 500;

/** The latest ones, in ms. */
export class Durations {
  readonly #latest: number[] = [];

  add(ms: number): void {
    this.#latest.push(ms);
    if (this.#latest.length > MAX_DURATIONS) this.#latest.shift();
  }

  /** Empty before the first. */
  facts(): { p50?: number; p95?: number } {
    if (this.#latest.length === 0) return {};
    const sorted = this.#latest.toSorted((a, b) => a - b);
    return { p50: percentile(sorted, 0.5), p95: percentile(sorted, 0.95) };
  }
}

function percentile(sorted: number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
