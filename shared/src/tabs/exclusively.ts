/** How long to wait for another tab before it counts as stuck, in ms. */
export const LOCK_WAIT = 10_000;

const LOCK = 'bank:session';

/**
 * Does something to the session's cookies while no other tab does (Web Locks). A tab that holds the lock for too long,
 * frozen by the browser for example, loses it: one stuck tab must not hang all others.
 *
 * @param signal ends the wait; what has begun is up to `work`
 */
export async function exclusively<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  // Browsers offer locks in secure contexts only: over plain HTTP each tab is on its own.
  if (!navigator.locks) return work();
  const patience = AbortSignal.timeout(LOCK_WAIT);
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
  // Not the lock's own outcome: it fails when another tab has taken the lock away, and the work goes on all the same.
  return result as Promise<T>;
}
