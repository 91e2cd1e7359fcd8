const EVERY_MS = 1000;

/** Looks at something at most once in a while. Whoever asks during a look shares it. */
export class Looks<Args extends unknown[] = []> {
  private lookedAt = Number.NEGATIVE_INFINITY;
  private pending: Promise<void> | undefined;

  constructor(
    private readonly look: (...args: Args) => Promise<void>,
    private readonly everyMs = EVERY_MS,
  ) {}

  /** Makes the next request look again, however recent the last look is. */
  expire(): void {
    this.lookedAt = Number.NEGATIVE_INFINITY;
  }

  /** Ends with the look that is due or under way, at once where there is none. */
  async take(...args: Args): Promise<void> {
    if (performance.now() - this.lookedAt > this.everyMs)
      this.pending ??= this.look(...args).finally(() => {
        this.pending = undefined;
        this.lookedAt = performance.now();
      });
    await this.pending;
  }
}
