/** How many calls each caller may make in a window of time. */
export class RateLimit {
  private counts = new Map<string, number>();
  private startedAt = 0;

  /** @param window in ms */
  constructor(
    private readonly limit: number,
    private readonly window: number,
  ) {}

  /** Counts a call. @returns whether it is still within the limit */
  allows(caller: string, now = Date.now()): boolean {
    if (now - this.startedAt >= this.window) {
      this.counts = new Map();
      this.startedAt = now;
    }
    const count = (this.counts.get(caller) ?? 0) + 1;
    this.counts.set(caller, count);
    return count <= this.limit;
  }
}
