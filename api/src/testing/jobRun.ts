import type { JobRun } from '../kernel/scheduler/Job.ts';

/** @param log fails the test, unless told otherwise */
export function jobRun(log: JobRun['log'] = fail, { signal } = new AbortController()): JobRun {
  return { log, signal };
}

function fail(error: unknown): never {
  throw error;
}
