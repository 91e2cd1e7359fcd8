/** Counts values by the lowest bound that holds them. */
export class Histogram {
  readonly bounds: readonly number[];
  /** One more than bounds: the last holds what is above all of them. */
  readonly counts: number[];
  sum = 0;

  constructor(bounds: readonly number[]) {
    this.bounds = bounds;
    this.counts = Array(bounds.length + 1).fill(0);
  }

  add(value: number): void {
    const found = this.bounds.findIndex((bound) => value <= bound);
    const at = found < 0 ? this.bounds.length : found;
    this.counts[at] = (this.counts[at] ?? 0) + 1;
    this.sum += value;
  }
}
