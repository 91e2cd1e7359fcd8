export interface Metric {
  /** Ends with its unit, as Prometheus wants it: https://prometheus.io/docs/practices/naming/ */
  name: string;
  help: string;
  labels?: string[];
}

export interface Sample {
  value: number;
  labels?: Record<string, string>;
}

export interface CountedValues {
  labels: Record<string, string>;
  bounds: readonly number[];
  /** Each is of the lowest bound that holds its values; there is one more than bounds. */
  counts: readonly number[];
  sum: number;
}

export type Read<Found = Sample> = () => Found[] | Promise<Found[]>;

/** Prometheus can ask for these. */
export interface Metrics {
  /** Read at each scrape: what is read no more is gone from the next one. */
  gauge(metric: Metric, read: Read): void;
  /** Works like a gauge, for what only grows while the server runs. */
  counter(metric: Metric, read: Read): void;
  /** Works like a counter. */
  histogram(metric: Metric, read: Read<CountedValues>): void;
  /** @returns adds one */
  count(metric: Metric): (labels: Record<string, string>) => void;
  /** @returns adds a duration, in ms */
  durations(metric: Metric): (labels: Record<string, string>, ms: number) => void;
}
