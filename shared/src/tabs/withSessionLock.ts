export const LOCK_WAIT_MS = 10_000;

const LOCK = 'bank:session';

/**
 * Runs `work` while no other tab changes the session's cookies (Web Locks). A tab that holds the lock for more than
 * `LOCK_WAIT_MS`, perhaps frozen by the browser, loses it.
 * @param signal cancels the wait for the lock, not `work`
 */
export async function withSessionLock<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  // Web Locks exist in secure contexts only: over plain HTTP the tabs do not wait for each other.
  if (!navigator.locks) return work();
  const timeout = AbortSignal.timeout(LOCK_WAIT_MS);
  const wait = signal ? AbortSignal.any([signal, timeout]) : timeout;
  let result: Promise<T> | undefined;
  const begin = () => {
    result = work();
    return result;
  };
  try {
    await navigator.locks.request(LOCK, { signal: wait }, begin);
  } catch (error) {
    if (!result && timeout.aborted && !signal?.aborted) {
      await navigator.locks.request(LOCK, { steal: true }, begin).catch(() => {});
    }
    if (!result) throw error;
  }
  // Not the lock's promise, which rejects when another tab steals the lock although the work continues.
  return result as Promise<T>;
}
