import type { Canary } from '@bank/registry/schema.ts';
import { addTo, type Counts, emptyCounts, failedOf } from './Counts.ts';
import type { HourRow } from './GatewayCounts.ts';
import { minuteOf } from './minutes.ts';
import { Networks } from './Networks.ts';

const HOUR_MS = 60 * 60_000;
/** No canary runs for longer. */
export const KEPT_MS = 14 * 24 * HOUR_MS;
/** Has room for both versions in each hour, and some changes of the share: a squad may change it at each look. */
const MAX_ROWS = 800;

/** @param at in ms since 1970 @returns hours since 1970 */
export function hourOf(at: number): number {
  return Math.floor(at / HOUR_MS);
}

/** Counts a canary and the active version beside it, by hour and by share, for as long as the canary runs. */
export class Comparison {
  readonly #rows = new Map<string, HourRow>();
  readonly #networks = new Networks();

  constructor(
    private readonly app: string,
    readonly canary: string,
  ) {}

  add(version: string, { percent }: Canary, counts: Counts, at: number, network: string | undefined): void {
    const key = `${version} ${percent} ${hourOf(at)}`;
    const { app, canary } = this;
    const row = this.#rows.get(key) ?? { app, version, canary, percent, since: at, counts: emptyCounts() };
    this.#rows.set(key, row);
    const [oldest = key] = this.#rows.keys();
    if (this.#rows.size > MAX_ROWS) this.#rows.delete(oldest);
    addTo(row.counts, counts);
    addTo(row.counts, this.#firstFaults(counts, at, network));
  }

  rows(at: number): HourRow[] {
    for (const [key, { since }] of this.#rows) if (since < at - KEPT_MS) this.#rows.delete(key);
    return [...this.#rows.values()];
  }

  /** Each network counts once, for whichever of the two versions it meets first, so that their shares stay right. */
  #firstFaults(counts: Counts, at: number, network: string | undefined): Partial<Counts> {
    const first = (fault: string, count: number) =>
      Number(count > 0 && this.#networks.isFirst(network, fault, minuteOf(at)));
    return {
      firstFailed: first('failed', failedOf(counts)),
      firstTroubled: first('troubled', counts.troubled),
      firstSlowPaints: first('slow paint', counts.slowPaints),
      firstSlowPresses: first('slow press', counts.slowPresses),
    };
  }
}
