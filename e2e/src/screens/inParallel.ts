import os from 'node:os';

/** Runs as many jobs at a time as there are cores. @returns what failed, which has not stopped the others */
export async function inParallel<T>(jobs: readonly T[], run: (job: T) => Promise<void>): Promise<unknown[]> {
  const waiting = jobs.values();
  const failures: unknown[] = [];
  const worker = async () => {
    for (const job of waiting)
      await run(job).catch((error) => {
        console.error(error);
        failures.push(error);
      });
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, worker));
  return failures;
}
