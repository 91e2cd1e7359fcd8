import type { Violation } from './violation.ts';

const MAX_VIOLATIONS = 50;

export interface CountedViolation extends Violation {
  count: number;
  firstAt: string;
  lastAt: string;
}

/** Keeps violations in memory only: the permanent record is the log. */
export class Violations {
  private total = 0;
  private readonly known = new Map<string, CountedViolation>();

  record(violation: Violation, at = new Date().toISOString()): boolean {
    const id = Object.values(violation).join(' ');
    const before = this.known.get(id);
    this.total += 1;
    // Reinsert, so that the least recently seen comes first and is dropped first.
    this.known.delete(id);
    this.known.set(id, { ...violation, count: (before?.count ?? 0) + 1, firstAt: before?.firstAt ?? at, lastAt: at });
    if (this.known.size > MAX_VIOLATIONS) this.known.delete([...this.known.keys()][0] ?? '');
    return !before;
  }

  facts(): { total: number; latest: CountedViolation[] } {
    return { total: this.total, latest: [...this.known.values()].reverse() };
  }
}
