export const BUDGETS_MS = { registry: 1000, entry: 2500, chunk: 2500 };

/** Deadlines since the start of the load: of the second attempt, and of the last good version. */
export const RETRY_DEADLINE_MS = 3500;
export const LAST_GOOD_DEADLINE_MS = 4500;

/** Random, so that pages that failed together do not retry together. */
export const RETRY_JITTER_MS = 300;

export function withTimeout(ms: number, signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(Math.max(0, ms))]);
}

/** Rejects when the signal aborts; the promise itself cannot be cancelled. */
export function rejectOnAbort<Value>(signal: AbortSignal, promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}
