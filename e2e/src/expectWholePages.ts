import { expect, type Page } from '@playwright/test';
import { findCutText } from './findCutText.ts';
import { goWithin } from './goWithin.ts';

const WIDTHS_PX = [390, 768, 1440];

/** On dashboard and accounts nothing scrolls sideways and no text is cut, whatever the width. */
export async function expectWholePages(page: Page): Promise<void> {
  for (const [path, heading] of [
    ['dashboard', 'Dashboard'],
    ['accounts', 'Accounts'],
  ] as const) {
    await goWithin(page, path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => findCutText(page), `${path} at ${width} px`).toEqual([]);
    }
  }
}
