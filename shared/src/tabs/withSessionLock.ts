/** How long to wait for another tab before it counts as stuck. */
export const LOCK_WAIT_MS = 10_000;

const LOCK = 'bank:session';

/**
 * Runs `work` on the session's cookies while no other tab does (Web Locks). A tab that holds the lock for more than
 * `LOCK_WAIT_MS`, frozen by the browser for example, loses it: one stuck tab must not hang all others.
 *
 * @param signal ends the wait for the lock, not `work`
 */
export async function withSessionLock<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  // Browsers offer locks in secure contexts only: over plain HTTP each tab is on its own.
  if (!navigator.locks) return work();
  const patience = AbortSignal.timeout(LOCK_WAIT_MS);
  const wait = signal ? AbortSignal.any([signal, patience]) : patience;
  let result: Promise<T> | undefined;
  const begin = () => {
    result = work();
    return result;
  };
  try {
    await navigator.locks.request(LOCK, { signal: wait }, begin);
  } catch (error) {
    if (!result && patience.aborted && !signal?.aborted) {
      await navigator.locks.request(LOCK, { steal: true }, begin).catch(() => {});
    }
    if (!result) throw error;
  }
  // The lock's own promise rejects when another tab steals the lock; the work goes on all the same.
  return result as Promise<T>;
}
