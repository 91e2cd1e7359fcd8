import { expect, type Locator, type Page } from '@playwright/test';

/** Goes on with Tab until an element has the focus. Every stop on the way has to be seen. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press('Tab');
    const ring = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return 'solid';
      return getComputedStyle(focused).outlineStyle;
    });
    expect(ring).not.toBe('none');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Sixty times Tab did not lead to ${target}.`);
}
