import { Histogram } from '@bank/observability/Histogram.ts';
import { addTo, type Counts, emptyCounts, visitsOf } from './Counts.ts';
import { Durations } from './Durations.ts';
import type { PageEvent, VitalEvent } from './event.ts';
import { isInWindow, minuteOf } from './minutes.ts';

/** Milliseconds, with the limits that Google calls good and poor. */
const MS_BOUNDS = [50, 100, 200, 500, 800, 1200, 1800, 2500, 4000, 6000, 10_000];
/** Bounds of layout shifts, which have no unit. */
const SHIFT_BOUNDS = [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

export interface VersionFacts {
  loads: number;
  failures: number;
  retries: number;
  fallbacks: number;
  overrides: number;
  errors: number;
  /** Milliseconds; omitted before the first load. */
  p50?: number;
  p95?: number;
}

/** The customers' browsers have measured this on one page. */
export interface Vital {
  vital: VitalEvent['name'];
  /** A mount of the version, or empty. */
  page: string;
  histogram: Histogram;
}

/** What pages have reported of one version. */
export class VersionCounts {
  readonly total = emptyCounts();
  readonly #vitals = new Map<string, Vital>();
  readonly #minutes = new Map<number, Counts>();
  readonly #durations = new Durations();

  /** @param mounts paths that the version has */
  add(event: PageEvent, counts: Counts, mounts: string[] = []): void {
    addTo(this.total, counts);
    if (event.type === 'vital') this.#addVital(event, mounts.includes(event.page) ? event.page : '');
    if (counts.ok + counts.slow > 0 && event.type === 'visit') this.#durations.add(event.ms);
  }

  addMinute(counts: Counts, at: number): void {
    const minute = minuteOf(at);
    const sum = this.#minutes.get(minute) ?? emptyCounts();
    this.#minutes.set(minute, sum);
    addTo(sum, counts);
  }

  /** @returns counts of the last minutes, by minute since 1970 */
  minutes(at: number): ReadonlyMap<number, Counts> {
    for (const minute of this.#minutes.keys()) if (!isInWindow(minute, at)) this.#minutes.delete(minute);
    return this.#minutes;
  }

  vitals(): Vital[] {
    return [...this.#vitals.values()];
  }

  /** Since the gateway started. */
  facts(): VersionFacts {
    const { failed, fallback, override, retries, errors } = this.total;
    const counts = { loads: visitsOf(this.total), failures: failed, retries, fallbacks: fallback };
    return { ...counts, overrides: override, errors, ...this.#durations.facts() };
  }

  /** A page that the version does not have is made up. */
  #addVital({ name: vital, value }: VitalEvent, page: string): void {
    const key = `${vital} ${page}`;
    const bounds = vital === 'CLS' ? SHIFT_BOUNDS : MS_BOUNDS;
    const known = this.#vitals.get(key) ?? { vital, page, histogram: new Histogram(bounds) };
    this.#vitals.set(key, known);
    known.histogram.add(value);
  }
}
