import type { Page } from '@playwright/test';

/** Browsers report no interaction that was faster, in ms. */
const SHORTEST_MS = 16;

/** Before the page is loaded. As text: a function would bring the compiler's helpers along. */
export async function watchInteractions(page: Page): Promise<void> {
  const content = `globalThis.interactions = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId) globalThis.interactions.push(duration);
  }).observe({ type: 'event', durationThreshold: ${SHORTEST_MS}, buffered: true });
  addEventListener('click', ({ timeStamp }) => { globalThis.clickedAt = timeStamp; }, { capture: true });`;
  await page.addInitScript({ content });
}

/** How long the page took until it had painted what an action changed, in ms. */
export async function interactionTime(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate('globalThis.interactions = []');
  await act();
  // Reported with the frame after the one that shows it.
  await page.evaluate(
    'new Promise((resolve) => setTimeout(() => requestAnimationFrame(() => setTimeout(resolve, 50)), 50))',
  );
  const durations = (await page.evaluate('globalThis.interactions')) as number[];
  return Math.max(SHORTEST_MS, ...durations);
}

/** From the click to the frame in which the page that it leads to is there, in ms. */
export async function routeTime(page: Page, { to, shows }: { to: string; shows: string }): Promise<number> {
  await page.click(`nav a[href$="/banking/${to}"]`);
  const shown = await page.waitForFunction(
    ([path, selector]) =>
      location.pathname.endsWith(path) &&
      document.querySelector(selector) &&
      performance.now() - (globalThis as unknown as { clickedAt: number }).clickedAt,
    [to, shows] as const,
  );
  return Number(await shown.jsonValue());
}
