import { addTo, type Counts, emptyCounts, visitsOf } from './Counts.ts';
import { Durations } from './Durations.ts';
import type { ErrorEvent, VisitEvent, VitalEvent } from './event.ts';
import { Histogram } from './Histogram.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** What `health` tells of. */
export const WINDOW_MINUTES = 5;
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

/** Whether the network that sent it has not done so within as many ms, with any version of the package or with this one. */
export type IsFirst = (what: string, of: 'package' | 'version', withinMs: number) => boolean;

/** What pages have reported of one version. */
export class VersionCounts {
  readonly total = emptyCounts();
  /** By minute since 1970. */
  readonly minutes = new Map<number, Counts>();
  readonly vitals = new Map<VitalEvent['name'], Histogram>();
  readonly #durations = new Durations();

  addVisit({ outcome, ms, retries }: VisitEvent, at: number, isFirst: IsFirst): void {
    const failed = outcome === 'failed' || outcome === 'fallback' ? limitedFailure(isFirst) : {};
    this.#add({ [outcome]: 1, retries, ...failed }, at);
    if (outcome === 'ok' || outcome === 'slow') this.#durations.add(ms);
  }

  addError(error: ErrorEvent, at: number, isFirst: IsFirst): void {
    const isTroubled = error.isFirst && isFirst('error', 'package', DAY_MS);
    this.#add({ errors: error.count, troubled: Number(isTroubled) }, at);
  }

  addVital({ name, value }: VitalEvent, at: number, isFirst: IsFirst): void {
    const slow = (limit: number) => Number(value > limit && isFirst(name, 'package', DAY_MS));
    if (name === 'LCP') this.#add({ paints: 1, slowPaints: slow(POOR_LCP_MS) }, at);
    if (name === 'INP') this.#add({ presses: 1, slowPresses: slow(POOR_INP_MS) }, at);
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

/**
 * The judge compares versions, so of a network that counts once, the first of either version has to. Otherwise the version
 * with more visits would lose more of its failures.
 */
function limitedFailure(isFirst: IsFirst): Partial<Counts> {
  return {
    failing: Number(isFirst('failure in a minute', 'version', MINUTE_MS)),
    failingNetworks: Number(isFirst('failure in the window', 'version', WINDOW_MINUTES * MINUTE_MS)),
    broken: Number(isFirst('failure in a day', 'package', DAY_MS)),
  };
}

function minuteOf(at: number): number {
  return Math.floor(at / MINUTE_MS);
}
