import type { Page } from '@playwright/test';
import type { ScreenState } from '../ScreenState.ts';
import { chooseFirst, failApi, openHeaderMenu, passTime, pressSidebarButton } from '../steps.ts';

const openProfile: ScreenState['reach'] = async (page) => {
  await openHeaderMenu(1)(page);
  await chooseFirst(page);
  await page.getByRole('dialog').waitFor();
};

async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('option').last().waitFor();
  await page.locator('dialog [role="group"]').nth(2).waitFor();
}

/** What stands around every page, and the pages that no remote has taken. */
export const frameStates: ScreenState[] = [
  {
    name: 'skip link',
    path: 'budget',
    reach: async (page) => {
      await page.keyboard.press('Tab');
      await page.locator('a[href="#content"]:focus').waitFor();
    },
  },
  {
    name: 'tooltip',
    path: 'budget',
    only: 'desktop',
    reach: async (page) => {
      await page.locator('header:has(h1) button').first().hover();
      await page.getByRole('tooltip').waitFor();
    },
  },
  {
    name: 'navigation sheet',
    path: 'budget',
    only: 'phone',
    reach: async (page) => {
      await pressSidebarButton(page);
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'sidebar as a rail', path: 'accounts', only: 'desktop', reach: pressSidebarButton },
  {
    name: 'sidebar as a rail: menu',
    path: 'budget',
    only: 'desktop',
    reach: async (page) => {
      await pressSidebarButton(page);
      await page.locator('#sidebar [aria-haspopup="menu"]').first().click();
      await page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'support',
    path: 'budget',
    only: 'desktop',
    reach: async (page) => {
      await page.locator('#sidebar > div:last-of-type button').last().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'support of an action',
    path: 'budget',
    only: 'desktop',
    reach: async (page) => {
      await page.locator('header:has(h1) button:not([aria-haspopup])').nth(2).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'profile', path: 'budget', reach: openProfile },
  { name: 'profile: failed', path: 'budget', mode: 'live', prepare: failApi('/auth/me'), reach: openProfile },
  { name: 'search', path: 'dashboard', reach: openSearch },
  {
    name: 'search: account found',
    path: 'dashboard',
    reach: async (page) => {
      await openSearch(page);
      await page.getByRole('combobox').last().fill('primary');
      await page.locator('dialog [role="group"]').nth(1).waitFor({ state: 'detached' });
    },
  },
  {
    name: 'search: nothing found',
    path: 'dashboard',
    reach: async (page) => {
      await openSearch(page);
      await page.getByRole('combobox').last().fill('zzz');
      await page.locator('dialog [role="group"]').first().waitFor({ state: 'detached' });
    },
  },
  {
    name: 'keyboard shortcuts',
    path: 'dashboard',
    reach: async (page) => {
      await page.keyboard.press('?');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'inactivity',
    path: 'budget',
    prepare: (page) => page.clock.install(),
    reach: async (page) => {
      await passTime('13:01')(page);
      await page.getByRole('alertdialog').waitFor();
    },
  },
];
