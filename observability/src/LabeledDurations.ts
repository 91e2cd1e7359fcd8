import { Histogram } from './Histogram.ts';
import type { CountedValues } from './Metrics.ts';

const MS_PER_S = 1000;
/** Seconds. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

type Labels = Record<string, string>;

/** Counts durations apart from each other by their labels. */
export class LabeledDurations {
  readonly #names: string[];
  readonly #series = new Map<string, { labels: Labels; seconds: Histogram }>();

  constructor(names: string[] = []) {
    this.#names = names;
  }

  add(labels: Labels, ms: number): void {
    let key = '';
    for (const name of this.#names) key += `${labels[name]} `;
    const { seconds } = this.#series.get(key) ?? this.#begin(key, labels);
    seconds.add(ms / MS_PER_S);
  }

  read(): CountedValues[] {
    return [...this.#series.values()].map(({ labels, seconds }) => ({ labels, ...seconds }));
  }

  #begin(key: string, labels: Labels) {
    const begun = { labels, seconds: new Histogram(BOUNDS) };
    this.#series.set(key, begun);
    return begun;
  }
}
