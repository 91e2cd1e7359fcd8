import { addTo, type Counts, emptyCounts, visitsOf } from './Counts.ts';
import { Durations } from './Durations.ts';
import type { ErrorEvent, VisitEvent, VitalEvent } from './event.ts';
import { Histogram } from './Histogram.ts';

const MINUTE_MS = 60_000;
const MAX_MINUTES = 60;
/** What web.dev calls poor. */
const POOR_LCP_MS = 4000;
const POOR_INP_MS = 500;

/** In ms, with the limits that Google calls good and poor. */
const MS_BOUNDS = [50, 100, 200, 500, 800, 1200, 1800, 2500, 4000, 6000, 10_000];
/** Of layout shifts, which have no unit. */
const SHIFT_BOUNDS = [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

export interface VersionFacts {
  loads: number;
  failures: number;
  retries: number;
  fallbacks: number;
  overrides: number;
  errors: number;
  /** In ms; omitted before the first load. */
  p50?: number;
  p95?: number;
}

/** What pages have reported of one version. */
export class VersionCounts {
  readonly total = emptyCounts();
  /** By minute since 1970. */
  readonly minutes = new Map<number, Counts>();
  readonly vitals = new Map<VitalEvent['name'], Histogram>();
  readonly #durations = new Durations();

  addVisit({ outcome, ms, retries }: VisitEvent, at: number): void {
    this.#add({ [outcome]: 1, retries }, at);
    if (outcome === 'ok' || outcome === 'slow') this.#durations.add(ms);
  }

  addError({ count, isFirst, isFatal = false }: ErrorEvent, at: number): void {
    this.#add({ errors: count, troubled: Number(isFirst), crashed: Number(isFatal) }, at);
  }

  addVital({ name, value }: VitalEvent, at: number): void {
    if (name === 'LCP') this.#add({ paints: 1, slowPaints: Number(value > POOR_LCP_MS) }, at);
    if (name === 'INP') this.#add({ presses: 1, slowPresses: Number(value > POOR_INP_MS) }, at);
    const histogram = this.vitals.get(name) ?? new Histogram(name === 'CLS' ? SHIFT_BOUNDS : MS_BOUNDS);
    this.vitals.set(name, histogram);
    histogram.add(value);
  }

  /** Of the last minutes, the one that runs included. */
  last(minutes: number, at: number): Counts {
    const sum = emptyCounts();
    const now = minuteOf(at);
    for (const [minute, counts] of this.minutes) if (minute > now - minutes) addTo(sum, counts);
    return sum;
  }

  /** Since the gateway started. */
  facts(): VersionFacts {
    const { failed, fallback, override, retries, errors } = this.total;
    const counts = { loads: visitsOf(this.total), failures: failed, retries, fallbacks: fallback };
    return { ...counts, overrides: override, errors, ...this.#durations.facts() };
  }

  #add(counts: Partial<Counts>, at: number): void {
    const minute = minuteOf(at);
    const before = this.minutes.get(minute) ?? emptyCounts();
    this.minutes.set(minute, before);
    for (const found of [this.total, before]) addTo(found, counts);
    for (const known of this.minutes.keys()) if (known <= minute - MAX_MINUTES) this.minutes.delete(known);
  }
}

function minuteOf(at: number): number {
  return Math.floor(at / MINUTE_MS);
}
