/** How long each phase of a first attempt may take, in ms. */
export const BUDGETS = { registry: 1000, entry: 2500, chunk: 2500 };

/** By when the second attempt and the last good version have to be there, in ms since the load began. */
export const RETRY_BY = 3500;
export const LAST_GOOD_BY = 4500;

/** The second attempt waits for a random part of this, in ms: pages that failed together do not come back together. */
export const JITTER = 300;

/** Ends with a signal, or after a time in ms. */
export function within(ms: number, signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(Math.max(0, ms))]);
}

/** Ends to wait for something that cannot be called off. @throws the signal's reason */
export function unless<Value>(signal: AbortSignal, promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}
