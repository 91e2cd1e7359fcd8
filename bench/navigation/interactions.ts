import type { Locator, Page } from '@playwright/test';

export type Press = () => Promise<unknown>;

/** Browsers report no interaction that was faster, in ms. */
const SHORTEST_MS = 16;

/** Call before the page is loaded. The script is text: a function would bring the compiler's helpers along. */
export async function watchInteractions(page: Page): Promise<void> {
  const content = `globalThis.interactions = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId) globalThis.interactions.push(duration);
  }).observe({ type: 'event', durationThreshold: ${SHORTEST_MS}, buffered: true });`;
  await page.addInitScript({ content });
}

/** Puts the pointer there, as a hand does before it presses. Playwright's own click would look around in the page meanwhile. */
export async function pointAt(page: Page, target: Locator): Promise<Press> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not on the page.`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await rest(page);
  return async () => {
    await page.mouse.down();
    await page.mouse.up();
  };
}

/** How long the page took until it had painted what a press changed, in ms. */
export async function interactionTime(page: Page, press: Press): Promise<number> {
  await page.evaluate('globalThis.interactions = []');
  await press();
  await rest(page);
  const durations = (await page.evaluate('globalThis.interactions')) as number[];
  return Math.max(SHORTEST_MS, ...durations);
}

/** Longer than anything here fades or moves, and until the page has painted once more. */
async function rest(page: Page): Promise<void> {
  await page.evaluate(
    'new Promise((resolve) => setTimeout(() => requestAnimationFrame(() => setTimeout(resolve)), 300))',
  );
}
