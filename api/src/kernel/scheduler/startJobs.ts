import type { Bank } from '../bank/Bank.ts';
import type { Job } from './Job.ts';
import { repeat } from './repeat.ts';

/** @returns stops them all, and waits for those that run */
export function startJobs(jobs: Job[], bank: Bank, log: (error: unknown) => void): () => Promise<void> {
  const stops = jobs.map(({ run, pauseMs }) => repeat((signal) => run(bank, { log, signal }), pauseMs, log));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
