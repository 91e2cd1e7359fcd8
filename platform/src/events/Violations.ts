import type { Violation } from './violation.ts';

/** Different violations kept at once. */
const KEPT = 50;

export interface CountedViolation extends Violation {
  count: number;
  /** ISO 8601. */
  firstAt: string;
  lastAt: string;
}

/** What browsers have refused since this gateway started, counted. In memory: the lasting record is the log. */
export class Violations {
  private total = 0;
  private readonly known = new Map<string, CountedViolation>();

  /** @returns whether it is one that is not known yet */
  record(violation: Violation, at = new Date().toISOString()): boolean {
    const id = Object.values(violation).join(' ');
    const before = this.known.get(id);
    this.total += 1;
    // Put in again: the one that has not been seen for longest is the first, and the first to go.
    this.known.delete(id);
    this.known.set(id, { ...violation, count: (before?.count ?? 0) + 1, firstAt: before?.firstAt ?? at, lastAt: at });
    if (this.known.size > KEPT) this.known.delete([...this.known.keys()][0] ?? '');
    return !before;
  }

  /** The latest first. */
  facts(): { total: number; latest: CountedViolation[] } {
    return { total: this.total, latest: [...this.known.values()].reverse() };
  }
}
