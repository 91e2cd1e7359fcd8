import { flagKey, visitKey } from '@bank/registry/telemetry/addFacts.ts';
import {
  type CountedError,
  type FlagCount,
  MAX_FLAG_COUNTS,
  type TelemetryFacts,
  type VisitCount,
} from '@bank/registry/telemetry/facts.ts';

const MAX_VISITS = 2000;
const MAX_ERRORS = 200;

interface Counted {
  count: number;
  pages?: number;
}

/** What was counted on a day, from counts that grow from day to day and begin again once they were dropped. */
export class DayFacts {
  private readonly visits = new Map<string, VisitCount>();
  private readonly errors = new Map<string, CountedError>();
  private readonly flags = new Map<string, FlagCount>();
  private before = new Map<string, Counted>();

  /** @returns whether something is new */
  add({ visits, errors, flags = [] }: TelemetryFacts): boolean {
    const before = this.before;
    this.before = new Map();
    const added = <One extends Counted>(kept: Map<string, One>, key: string, one: One, max: number) => {
      this.before.set(key, one);
      const known = before.get(key);
      // A smaller count has begun anew.
      const since = known && one.count >= known.count ? known : undefined;
      const today = kept.get(key);
      if (one.count === since?.count) return false;
      const sum = (what: keyof Counted) => (one[what] ?? 0) - (since?.[what] ?? 0) + (today?.[what] ?? 0);
      const pages = one.pages === undefined ? {} : { pages: sum('pages') };
      keepLatest(kept, key, { ...one, count: sum('count'), ...pages }, max);
      return true;
    };
    const news = [
      ...visits.map((one) => added(this.visits, visitKey(one), one, MAX_VISITS)),
      ...errors.map((one) => added(this.errors, one.id, one, MAX_ERRORS)),
      ...flags.map((one) => added(this.flags, flagKey(one), one, MAX_FLAG_COUNTS)),
    ];
    return news.includes(true);
  }

  facts(): TelemetryFacts {
    return { visits: [...this.visits.values()], errors: [...this.errors.values()], flags: [...this.flags.values()] };
  }

  startDay(): void {
    this.visits.clear();
    this.errors.clear();
    this.flags.clear();
  }
}

/** The least recently counted go first. */
function keepLatest<Value>(kept: Map<string, Value>, key: string, value: Value, max: number): void {
  kept.delete(key);
  kept.set(key, value);
  if (kept.size > max) kept.delete([...kept.keys()][0] ?? '');
}
