import type { Bank } from '../bank/Bank.ts';
import type { FailingJobs } from '../bank/FailingJobs.ts';
import type { Job } from './Job.ts';
import { repeat } from './repeat.ts';

/** @returns stops them all, and waits for those that run */
export function startJobs(
  jobs: Job[],
  bank: Bank,
  log: (error: unknown) => void,
  failing: FailingJobs,
): () => Promise<void> {
  const stops = jobs.map(({ name, run, pauseMs }) =>
    repeat((signal) => failing.watch(name, run(bank, { log, signal })), pauseMs, log),
  );
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
