import type { Metrics } from './Metrics.ts';
import type { Tracing } from './Tracing.ts';

/** With what a server says how it works. */
export interface Instruments {
  /** A line for each request, beside warnings and errors. */
  logRequests?: boolean;
  /** In place of the standard output. */
  logTo?: { write(line: string): void };
  metrics?: Metrics | undefined;
  tracing?: Tracing | undefined;
}
