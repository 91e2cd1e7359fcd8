import { CHUNK_TIMEOUT } from './chunkLoader';

/** The second attempt waits for a random part of this, in ms: pages that failed together do not come back together. */
export const JITTER = 300;
/** An attempt that has brought nothing by then is taken for failed, in ms: longer than its file and its script may take. */
export const PATIENCE = 2 * CHUNK_TIMEOUT + 500;

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
    await Promise.race([attempt(), pause(PATIENCE)]);
    if (!signal.aborted) await pause(Math.random() * JITTER);
    await Promise.race([attempt(), pause(PATIENCE)]);
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
