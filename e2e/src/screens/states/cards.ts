import type { Page } from '@playwright/test';
import type { ScreenState } from '../ScreenState.ts';
import { confirm, failApi, holdApi, keepToast, waitForAlert } from '../steps.ts';

async function openReport(page: Page): Promise<void> {
  await page.locator('main [aria-haspopup="dialog"]').first().click();
  await page.getByRole('alertdialog').waitFor();
}

/** The header's last button before the menus. */
async function openApply(page: Page): Promise<void> {
  await page.locator('header:has(h1) button:not([aria-haspopup])').nth(2).click();
  await page.getByRole('dialog').waitFor();
}

const freeze = (page: Page) => page.getByRole('switch').first().click();

export const cardsStates: ScreenState[] = [
  { name: 'cards', path: 'cards' },
  { name: 'cards: withdraw cash', path: 'cards?for=cash', mode: 'sample' },
  { name: 'cards: apply', path: 'cards', mode: 'sample', only: 'desktop', reach: openApply },
  { name: 'cards: loading', path: 'cards', mode: 'live', prepare: holdApi('/cards') },
  { name: 'cards: failed', path: 'cards', mode: 'live', prepare: failApi('/cards') },
  { name: 'cards: new customer', path: 'cards', mode: 'live', username: 'newcomer' },
  { name: 'cards: frozen', path: 'cards', mode: 'sample', reach: freeze },
  {
    name: 'cards: not frozen',
    path: 'cards',
    mode: 'live',
    prepare: (page) => page.route('**/freeze', (route) => route.abort()),
    reach: async (page) => {
      await freeze(page);
      await waitForAlert(page);
    },
  },
  {
    name: 'cards: wrong limit',
    path: 'cards',
    mode: 'sample',
    reach: async (page) => {
      await page.locator('input[name="spendingLimit"]').first().fill('9,999');
      await page.locator('form button[type="submit"]').first().click();
    },
  },
  { name: 'cards: report', path: 'cards', reach: openReport },
  {
    name: 'cards: replaced',
    path: 'cards',
    mode: 'sample',
    reach: async (page) => {
      await openReport(page);
      await confirm(page);
      await keepToast(page);
    },
  },
];
