/** How many revisions that were found bad before are read again at each look. */
const AGAIN = 20;
/** How many are read side by side, at most. */
const SIDE_BY_SIDE = 32;
/** After this time a look begins nothing new, and the next one goes on, in ms. */
const LONGEST = 3000;
/** How many bad revisions are told of one by one. */
const NAMED = 3;

/**
 * Looks for the newest revision that is good. What was found bad is remembered, so that a store full of it is not read anew at
 * each look: only some of it is, in turn, for it may have been mended.
 */
export class RevisionSearch<Found> {
  /** What is wrong, by revision; what was not read for longest comes first. */
  private readonly bad = new Map<number, string>();

  /**
   * @param revisions numbers to choose from, the newest first
   * @param read throws when a revision is bad
   */
  async newest(revisions: number[], read: (revision: number) => Promise<Found>): Promise<Found | undefined> {
    this.forgetAllBut(revisions);
    const queue = this.queueOf(revisions);
    const until = performance.now() + LONGEST;
    // The newest is good as a rule: only where it is not, more are read at once.
    for (let start = 0, size = 1; start < queue.length; start += size, size = Math.min(size * 2, SIDE_BY_SIDE)) {
      const found = await Promise.all(queue.slice(start, start + size).map((revision) => this.judge(revision, read)));
      const good = found.findIndex((one) => one !== undefined);
      if (good >= 0) this.forgetAllBut(revisions.slice(0, revisions.indexOf(queue[start + good] ?? 0)));
      if (good >= 0 || performance.now() > until) return found[good];
    }
    return undefined;
  }

  /** What is wrong with revisions newer than the one that was found: the newest each, the others by their number. */
  get problems(): string[] {
    const newestFirst = [...this.bad].sort(([a], [b]) => b - a);
    const [next, ...others] = newestFirst.slice(NAMED).map(([revision]) => revision);
    const named = newestFirst.slice(0, NAMED).map(([, problem]) => problem);
    if (next === undefined) return named;
    const count = others.length + 1;
    return [...named, `${count} more revisions, ${others.at(-1) ?? next} to ${next}, cannot be served either.`];
  }

  private queueOf(revisions: number[]): number[] {
    const again = new Set([...this.bad.keys()].slice(0, AGAIN));
    return revisions.filter((revision) => again.has(revision) || !this.bad.has(revision));
  }

  private async judge(revision: number, read: (revision: number) => Promise<Found>): Promise<Found | undefined> {
    this.bad.delete(revision);
    try {
      return await read(revision);
    } catch (error) {
      this.bad.set(revision, error instanceof Error ? error.message : String(error));
      return undefined;
    }
  }

  private forgetAllBut(revisions: number[]): void {
    const kept = new Set(revisions);
    for (const revision of this.bad.keys()) if (!kept.has(revision)) this.bad.delete(revision);
  }
}
