/** Holds the time of the last activity in any tab, in ms since 1970. Survives a reload. */
const STORAGE_KEY = 'bank:active';

const THROTTLE_MS = 1000;

const ACTIVITY_EVENTS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

export function lastActivity(): number {
  const recorded = Number(localStorage.getItem(STORAGE_KEY));
  // A time in the future means that the device's clock was set back.
  return recorded > 0 && recorded <= Date.now() ? recorded : recordActivity();
}

export function recordActivity(): number {
  const now = Date.now();
  localStorage.setItem(STORAGE_KEY, String(now));
  return now;
}

/** Throttled, since pointer events come in hundreds. @returns unsubscribes */
export function watchActivity(onActivity: () => void, onOtherTabActivity: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let reportedAt = Number.NEGATIVE_INFINITY;
  const report = () => {
    const now = performance.now();
    if (now - reportedAt < THROTTLE_MS) return;
    reportedAt = now;
    onActivity();
  };
  for (const name of ACTIVITY_EVENTS) window.addEventListener(name, report, { capture: true, passive: true, signal });
  window.addEventListener('storage', ({ key }) => key === STORAGE_KEY && onOtherTabActivity(), { signal });
  return () => stop.abort();
}
