import type { Bank } from '../bank/Bank.ts';

type Log = (error: unknown) => void;

/** Runs in every process of the API at once: what must happen once is decided in the database. */
export interface Job {
  name: string;
  /** In ms, from the end of one run to the next one. */
  pauseMs: number;
  /** @param log for what an operator has to know though the run goes on. An error is logged too, and the next run tries again. */
  run(bank: Bank, log: Log): Promise<unknown>;
}
