import { CHUNK_TIMEOUT_MS } from './createChunkLoader';

/** Upper bound of the random delay before the second attempt: pages that failed together do not retry together. */
export const RETRY_JITTER_MS = 300;
/** An attempt fetches the file and then runs its script, each within `CHUNK_TIMEOUT_MS`. */
export const ATTEMPT_TIMEOUT_MS = 2 * CHUNK_TIMEOUT_MS + 500;

export interface RetryOptions<Value> {
  load: () => Promise<Value>;
  onLoad: (value: Value) => void;
  /** Called for every failed attempt. */
  onFailure: (error: unknown) => void;
}

/**
 * Loads an optional part of a page: two attempts now, and two more whenever the customer returns to the tab. A late result
 * of an attempt that counted as failed is used too.
 *
 * @returns cancels
 */
export function loadWithRetry<Value>({ load, onLoad, onFailure }: RetryOptions<Value>): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let isTrying = false;

  const attempt = async () => {
    if (signal.aborted) return;
    try {
      const value = await load();
      if (signal.aborted) return;
      stop.abort();
      onLoad(value);
    } catch (error) {
      if (!signal.aborted) onFailure(error);
    }
  };
  const tryTwice = async () => {
    if (isTrying || document.hidden) return;
    isTrying = true;
    await Promise.race([attempt(), pause(ATTEMPT_TIMEOUT_MS, signal)]);
    await pause(Math.random() * RETRY_JITTER_MS, signal);
    await Promise.race([attempt(), pause(ATTEMPT_TIMEOUT_MS, signal)]);
    isTrying = false;
  };

  window.addEventListener('focus', tryTwice, { signal });
  document.addEventListener('visibilitychange', tryTwice, { signal });
  tryTwice();
  return () => stop.abort();
}

/** Ends early when the signal aborts. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', end, { once: true });
  });
}
