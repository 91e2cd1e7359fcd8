const MAX_RECHECKS = 20;
const MAX_PARALLEL_READS = 32;
const SEARCH_BUDGET_MS = 3000;
const MAX_REPORTED = 3;

/**
 * Remembers bad revisions, so that a store full of them is not read on each poll; a few are rechecked, as they may
 * have been repaired.
 */
export class RevisionSearch<Found> {
  /** Reason by revision; the oldest check comes first. */
  private readonly bad = new Map<number, string>();

  /** @param budgetMs afterwards it stops where it is, and goes on at the next call */
  constructor(private readonly budgetMs = SEARCH_BUDGET_MS) {}

  /** @param revisions newest first @param read throws when a revision is bad */
  async newest(revisions: number[], read: (revision: number) => Promise<Found>): Promise<Found | undefined> {
    this.keepOnly(revisions);
    const candidates = this.candidatesOf(revisions);
    const deadline = performance.now() + this.budgetMs;
    // Usually the newest is good: read more in parallel only when it is not.
    for (
      let start = 0, size = 1;
      start < candidates.length;
      start += size, size = Math.min(size * 2, MAX_PARALLEL_READS)
    ) {
      const found = await Promise.all(
        candidates.slice(start, start + size).map((revision) => this.tryRead(revision, read)),
      );
      const good = found.findIndex((one) => one !== undefined);
      if (good >= 0) this.keepOnly(revisions.slice(0, revisions.indexOf(candidates[start + good] ?? 0)));
      if (good >= 0 || performance.now() > deadline) return found[good];
    }
    return undefined;
  }

  get problems(): string[] {
    const newestFirst = [...this.bad].sort(([a], [b]) => b - a);
    const [next, ...others] = newestFirst.slice(MAX_REPORTED).map(([revision]) => revision);
    const named = newestFirst.slice(0, MAX_REPORTED).map(([, problem]) => problem);
    if (next === undefined) return named;
    const count = others.length + 1;
    return [...named, `${count} more revisions, ${others.at(-1) ?? next} to ${next}, cannot be served either.`];
  }

  private candidatesOf(revisions: number[]): number[] {
    const rechecked = new Set([...this.bad.keys()].slice(0, MAX_RECHECKS));
    return revisions.filter((revision) => rechecked.has(revision) || !this.bad.has(revision));
  }

  private async tryRead(revision: number, read: (revision: number) => Promise<Found>): Promise<Found | undefined> {
    this.bad.delete(revision);
    try {
      return await read(revision);
    } catch (error) {
      this.bad.set(revision, error instanceof Error ? error.message : String(error));
      return undefined;
    }
  }

  private keepOnly(revisions: number[]): void {
    const kept = new Set(revisions);
    for (const revision of this.bad.keys()) if (!kept.has(revision)) this.bad.delete(revision);
  }
}
