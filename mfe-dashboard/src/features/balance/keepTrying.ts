import { CHUNK_TIMEOUT_MS } from './chunkLoader';

/** Upper bound of the random delay before the second attempt: pages that failed together do not retry together. */
export const RETRY_JITTER_MS = 300;
/** An attempt counts as failed after this: longer than its file and its script may take. */
export const ATTEMPT_TIMEOUT_MS = 2 * CHUNK_TIMEOUT_MS + 500;

interface Wanted<Value> {
  load: () => Promise<Value>;
  onLoad: (value: Value) => void;
  /** Hears of every attempt that fails. */
  onFailure: (error: unknown) => void;
}

/**
 * Loads what a page can do without: twice at once, and twice again whenever the customer comes back to the page.
 * What arrives late is taken all the same.
 *
 * @returns stops trying
 */
export function keepTrying<Value>({ load, onLoad, onFailure }: Wanted<Value>): () => void {
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
    await Promise.race([attempt(), pause(ATTEMPT_TIMEOUT_MS)]);
    if (!signal.aborted) await pause(Math.random() * RETRY_JITTER_MS);
    await Promise.race([attempt(), pause(ATTEMPT_TIMEOUT_MS)]);
    isTrying = false;
  };

  window.addEventListener('focus', tryTwice, { signal });
  document.addEventListener('visibilitychange', tryTwice, { signal });
  tryTwice();
  return () => stop.abort();
}

function pause(ms: number): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
