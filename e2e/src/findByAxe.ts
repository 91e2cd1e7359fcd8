import type { Page } from '@playwright/test';
import axe, { type RunOnly } from 'axe-core';

/** A theme changes colors: where all else has been asked in another one, these rules are enough. */
const asked = {
  all: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  colors: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} satisfies Record<string, RunOnly>;

/** Axe reads `-webkit-text-fill-color`, while forced colors draw these as CanvasText or LinkText on Canvas. */
const MISREAD_WHEN_FORCED = /^color-contrast: .*(role="tooltip"|href="#content")/;

/** @returns each violation, as its rule and the beginning of its element */
export async function findByAxe(page: Page, scope: keyof typeof asked): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  await waitForColors(page);
  const { isForced, found } = await page.evaluate(async (runOnly) => {
    const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
    const { violations } = await run({ runOnly, resultTypes: ['violations'] });
    return {
      isForced: matchMedia('(forced-colors: active)').matches,
      found: violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`)),
    };
  }, asked[scope]);
  return found.filter((violation) => !isForced || !MISREAD_WHEN_FORCED.test(violation));
}

/** A change of theme or page comes with the next frame, and one transition may follow another. */
async function waitForColors(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let isMoving = true;
    while (isMoving) {
      await Promise.allSettled(document.getAnimations().map((one) => one instanceof CSSTransition && one.finished));
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      isMoving = document.getAnimations().some((one) => one instanceof CSSTransition);
    }
  });
}
