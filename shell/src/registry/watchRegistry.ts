import { fetchRegistry } from './fetchRegistry';
import { offerRegistry } from './registryStore';

/** Between two questions of a page that is in view, and at least between any two, in ms. */
export const POLL_INTERVAL_MS = 5 * 60_000;
export const MIN_POLL_GAP_MS = 10_000;

/**
 * Looks for a newer registry when the customer comes back to the page, and every few minutes while it is in view.
 *
 * @param onFailure hears of a question without an answer; the page goes on with what it has
 * @returns stops looking
 */
export function watchRegistry(onFailure: (startedAt: number) => void): () => void {
  const stop = new AbortController();
  let askedAt = performance.now();
  const ask = () => {
    const now = performance.now();
    if (document.hidden || now - askedAt < MIN_POLL_GAP_MS) return;
    askedAt = now;
    fetchRegistry().then(offerRegistry, () => stop.signal.aborted || onFailure(now));
  };
  const timer = setInterval(ask, POLL_INTERVAL_MS);
  window.addEventListener('focus', ask, { signal: stop.signal });
  document.addEventListener('visibilitychange', ask, { signal: stop.signal });
  return () => {
    clearInterval(timer);
    stop.abort();
  };
}
