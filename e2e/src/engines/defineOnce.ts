import type { Page } from '@playwright/test';

/** Engines are large, and a page is looked at several times. */
export async function defineOnce(page: Page, name: string, source: () => Promise<string> | string): Promise<void> {
  if (await page.evaluate((global) => global in globalThis, name)) return;
  await page.evaluate(await source());
}
