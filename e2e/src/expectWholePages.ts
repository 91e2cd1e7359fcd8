import { expect, type Page } from '@playwright/test';
import { findCutText } from './findCutText.ts';
import { goWithin } from './goWithin.ts';

const WIDTHS_PX = [390, 768, 1440];

/** Pages and their headings. */
const PAGES = {
  dashboard: 'Dashboard',
  accounts: 'Accounts',
  'accounts/details/checking': 'Primary Checking',
  'accounts/details/checking/statements': 'Statements',
  transfers: 'Transfers',
  'transfers/internal': 'Internal Transfer',
  'transfers/external': 'External Transfer',
  'transfers/wire': 'Wire Transfer',
  analytics: 'Analytics',
  bills: 'Bills & Payments',
  alerts: 'Alerts',
  budget: 'Budget',
  cards: 'Cards',
  settings: 'Settings',
};

/** Expects that no remote's page scrolls sideways or cuts text, whatever the width. */
export async function expectWholePages(page: Page): Promise<void> {
  for (const [path, heading] of Object.entries(PAGES)) {
    await goWithin(page, path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => findCutText(page), `${path} at ${width} px`).toEqual([]);
    }
  }
}
