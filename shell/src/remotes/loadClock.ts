import { create } from 'zustand';

/** A file that comes more slowly than 2 kB a second is as good as hung. */
const MS_PER_BYTE = 0.5;

/** Data has as long (`REQUEST_TIMEOUT_MS`). What never ends is given up. */
export const MAX_ARRIVAL_MS = 30_000;

/** A part whose bytes arrive for longer than this comes by a slow connection. */
export const SLOW_AFTER_MS = 1000;

export const useSlowConnection = create(() => ({ isSlow: false }));

export interface LoadClock {
  /** Bytes of the load have arrived. */
  onBytes: (count: number) => void;
  /** Aborts with `signal`, or after `ms` of silence from now. */
  timeout: (ms: number, signal: AbortSignal) => AbortSignal;
  /** Aborts with `signal`, or when the load has been silent for `ms` since its start. */
  deadline: (ms: number, signal: AbortSignal) => AbortSignal;
}

/** Stands still while bytes arrive, of its load or of what comes before it, so that only silence ends a load. @param factor of all its limits */
export function startLoadClock(factor = 1): LoadClock {
  const startedAt = performance.now();
  let lastAt = startedAt;
  let arrivalMs = 0;
  const silenceMs = () => (performance.now() - startedAt - arrivalMs) / factor;
  const arrive = (count: number, from: number, to: number) => {
    const gapMs = Math.max(0, to - Math.max(from, lastAt));
    arrivalMs = Math.min(MAX_ARRIVAL_MS, arrivalMs + Math.min(gapMs, count * MS_PER_BYTE));
    lastAt = Math.max(lastAt, to);
    if (arrivalMs >= SLOW_AFTER_MS) useSlowConnection.setState({ isSlow: true });
  };
  const abortAt = (endMs: number, signal: AbortSignal) => {
    // Silence before another attempt stays silence.
    lastAt = performance.now();
    const stopWatching = watchFiles(arrive);
    const controller = new AbortController();
    const check = () => {
      const leftMs = (endMs - silenceMs()) * factor;
      if (leftMs > 0) return void setTimeout(check, leftMs);
      stopWatching();
      controller.abort(new DOMException('Nothing has arrived for too long.', 'TimeoutError'));
    };
    check();
    return AbortSignal.any([signal, controller.signal]);
  };
  return {
    onBytes: (count) => arrive(count, startedAt, performance.now()),
    timeout: (ms, signal) => abortAt(silenceMs() + ms, signal),
    deadline: abortAt,
  };
}

/** Files of the page before have a slow connection first. They count once they are whole: one that hangs extends nothing. */
function watchFiles(onFile: (bytes: number, from: number, to: number) => void): () => void {
  const observer = new PerformanceObserver((list) => {
    for (const { encodedBodySize, responseStart, responseEnd } of list.getEntries() as PerformanceResourceTiming[])
      onFile(encodedBodySize, responseStart, responseEnd);
  });
  observer.observe({ type: 'resource' });
  return () => observer.disconnect();
}
