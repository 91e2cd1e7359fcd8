import type { Page } from '@playwright/test';

/** For journeys about something else. */
export async function markPage(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
}

/** Something visible on the page, or with `absent`, something gone. */
export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isSamePage' in globalThis);
}
