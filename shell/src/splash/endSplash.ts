/** How long the splash stands, and then fades, in ms. */
export const SPLASH_DURATION = 1500;
export const SPLASH_FADE = 500;

const FIRST_PAINT = 'first-contentful-paint';

/**
 * Ends the splash that stands in the page's HTML.
 *
 * @param duration counts from when the customer first saw it, in ms
 */
export function endSplash(duration = SPLASH_DURATION): void {
  const splash = document.getElementById('splash');
  if (!splash) return;
  const fade = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : SPLASH_FADE;
  whenPainted((paintedAt) => {
    const shownFor = performance.now() - paintedAt;
    setTimeout(() => {
      splash.dataset.state = 'fading';
      setTimeout(() => splash.remove(), fade);
    }, duration - shownFor);
  });
}

/** The scripts may be faster than the first paint, whose entry then does not exist yet. */
function whenPainted(then: (at: number) => void): void {
  const observer = new PerformanceObserver((list) => {
    const [paint] = list.getEntriesByName(FIRST_PAINT);
    if (!paint) return;
    observer.disconnect();
    then(paint.startTime);
  });
  observer.observe({ type: 'paint', buffered: true });
}
