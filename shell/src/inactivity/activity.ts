/** When anybody last did something in any tab of the bank, in ms since 1970. Kept over a reload. */
const LAST = 'bank:active';

/** Between two notes of activity, in ms. */
const NOTE_EVERY = 1000;

const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

export function lastActivity(): number {
  const noted = Number(localStorage.getItem(LAST));
  return noted > 0 ? noted : noteActivity();
}

export function noteActivity(): number {
  const now = Date.now();
  localStorage.setItem(LAST, String(now));
  return now;
}

/**
 * Tells of every sign of the customer in this tab, at most once a second, and of what the other tabs note.
 *
 * @returns stops watching
 */
export function watchActivity(onSign: () => void, onNote: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let saidAt = 0;
  const say = () => {
    const now = Date.now();
    if (now - saidAt < NOTE_EVERY) return;
    saidAt = now;
    onSign();
  };
  for (const sign of SIGNS) window.addEventListener(sign, say, { capture: true, passive: true, signal });
  window.addEventListener('storage', ({ key }) => key === LAST && onNote(), { signal });
  return () => stop.abort();
}
