import type { Metrics } from './Metrics.ts';
import type { Tracing } from './Tracing.ts';

/** A server uses them to say how it works. */
export interface Instruments {
  /** A line for each request, beside warnings and errors. */
  logRequests?: boolean;
  /** Replaces the standard output. */
  logTo?: { write(line: string): void };
  metrics?: Metrics | undefined;
  tracing?: Tracing | undefined;
}
