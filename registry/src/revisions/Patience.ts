/** Longer than anybody takes to look again after writing, and to take back what stands beside something else. */
const WAIT_MS = 5000;

/** Waits for what others are about to do, as long as they may still do it. */
export class Patience {
  private reason = '';
  private since = 0;

  /** @param reason begins anew when it changes */
  hasFor(reason: string): boolean {
    if (reason !== this.reason) {
      this.reason = reason;
      this.since = performance.now();
    }
    return performance.now() - this.since < WAIT_MS;
  }
}
