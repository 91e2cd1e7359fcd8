import type { Bank } from '../bank/Bank.ts';

export interface JobRun {
  /** Tells an operator what has failed though the run goes on. An error of the run is logged too, and the next run tries again. */
  log(error: unknown): void;
  /** Ends the run after what is under way. */
  signal: AbortSignal;
}

/** Runs in every process of the API at once: what must happen once is decided in the database. */
export interface Job {
  name: string;
  /** The next run begins as many ms after the end of one. */
  pauseMs: number;
  run(bank: Bank, run: JobRun): Promise<unknown>;
}
