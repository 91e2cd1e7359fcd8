export const SPLASH_DURATION_MS = 1500;
export const SPLASH_FADE_MS = 500;

const FIRST_PAINT = 'first-contentful-paint';

export function endSplash(durationMs = SPLASH_DURATION_MS): void {
  const splash = document.getElementById('splash');
  if (!splash) return;
  const fade = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : SPLASH_FADE_MS;
  onFirstPaint((paintedAt) => {
    const shownFor = performance.now() - paintedAt;
    setTimeout(() => {
      splash.dataset.state = 'fading';
      setTimeout(() => splash.remove(), fade);
    }, durationMs - shownFor);
  });
}

/** An observer, because the scripts may run before the first paint has an entry. */
function onFirstPaint(callback: (paintedAt: number) => void): void {
  const observer = new PerformanceObserver((list) => {
    const [paint] = list.getEntriesByName(FIRST_PAINT);
    if (!paint) return;
    observer.disconnect();
    callback(paint.startTime);
  });
  observer.observe({ type: 'paint', buffered: true });
}
