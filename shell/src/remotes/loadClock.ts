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

/** Stands still while bytes arrive, so that only silence ends a load. @param factor of all its limits */
export function startLoadClock(factor = 1): LoadClock {
  const startedAt = performance.now();
  let lastAt = startedAt;
  let arrivalMs = 0;
  const silenceMs = () => (performance.now() - startedAt - arrivalMs) / factor;
  const abortAt = (endMs: number, signal: AbortSignal) => {
    // Silence before another attempt stays silence.
    lastAt = performance.now();
    const controller = new AbortController();
    const check = () => {
      const leftMs = (endMs - silenceMs()) * factor;
      if (leftMs > 0) setTimeout(check, leftMs);
      else controller.abort(new DOMException('Nothing has arrived for too long.', 'TimeoutError'));
    };
    check();
    return AbortSignal.any([signal, controller.signal]);
  };
  return {
    onBytes: (count) => {
      const now = performance.now();
      arrivalMs = Math.min(MAX_ARRIVAL_MS, arrivalMs + Math.min(now - lastAt, count * MS_PER_BYTE));
      lastAt = now;
      if (arrivalMs >= SLOW_AFTER_MS) useSlowConnection.setState({ isSlow: true });
    },
    timeout: (ms, signal) => abortAt(silenceMs() + ms, signal),
    deadline: abortAt,
  };
}
