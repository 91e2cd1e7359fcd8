import type { Page } from '@playwright/test';

/** Leaves a sign in the document that a reload removes. */
export async function markPage(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
}

/** Whether the document is still the one that was marked. */
export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isSamePage' in globalThis);
}
