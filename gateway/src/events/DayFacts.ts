import { visitKey } from '@bank/registry/telemetry/addFacts.ts';
import type { CountedError, TelemetryFacts, VisitCount } from '@bank/registry/telemetry/facts.ts';

const MAX_VISITS = 2000;
const MAX_ERRORS = 200;

/** What was counted on a day, from counts that grow from day to day and begin again once they were dropped. */
export class DayFacts {
  private readonly visits = new Map<string, VisitCount>();
  private readonly errors = new Map<string, CountedError>();
  private before = new Map<string, number>();

  /** @returns whether something is new */
  add({ visits, errors }: TelemetryFacts): boolean {
    const before = this.before;
    this.before = new Map();
    const added = <One extends { count: number }>(kept: Map<string, One>, key: string, one: One, max: number) => {
      this.before.set(key, one.count);
      const known = before.get(key) ?? 0;
      const count = one.count < known ? one.count : one.count - known;
      if (count === 0) return false;
      keepLatest(kept, key, { ...one, count: count + (kept.get(key)?.count ?? 0) }, max);
      return true;
    };
    const news = [
      ...visits.map((one) => added(this.visits, visitKey(one), one, MAX_VISITS)),
      ...errors.map((one) => added(this.errors, one.id, one, MAX_ERRORS)),
    ];
    return news.includes(true);
  }

  facts(): TelemetryFacts {
    return { visits: [...this.visits.values()], errors: [...this.errors.values()] };
  }

  startDay(): void {
    this.visits.clear();
    this.errors.clear();
  }
}

/** The least recently counted go first. */
function keepLatest<Value>(kept: Map<string, Value>, key: string, value: Value, max: number): void {
  kept.delete(key);
  kept.set(key, value);
  if (kept.size > max) kept.delete([...kept.keys()][0] ?? '');
}
