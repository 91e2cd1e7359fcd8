/** Time limit of each phase of a first attempt. */
export const BUDGETS_MS = { registry: 1000, entry: 2500, chunk: 2500 };

/** Deadlines of the second attempt and of the last good version, counted from the start of the load. */
export const RETRY_DEADLINE_MS = 3500;
export const LAST_GOOD_DEADLINE_MS = 4500;

/** Upper bound of the random delay before the second attempt: pages that failed together do not retry together. */
export const RETRY_JITTER_MS = 300;

/** A signal that aborts with `signal`, or after `ms`. */
export function withTimeout(ms: number, signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(Math.max(0, ms))]);
}

/** Settles like the promise, which itself cannot be cancelled. Rejects when the signal aborts. @throws the signal's reason */
export function rejectOnAbort<Value>(signal: AbortSignal, promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}
