import type { Page } from '@playwright/test';
import type { ScreenState } from '../ScreenState.ts';
import { chooseFirst, failApi, hideBalances, openHeaderMenu, passTime, pressSidebarButton } from '../steps.ts';

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

/** Waits for what remotes answer. */
async function searchFor(page: Page, text: string): Promise<void> {
  await openSearch(page);
  await page.getByRole('combobox').last().fill(text);
  await page.locator('dialog [aria-busy="true"]').first().waitFor({ state: 'attached' });
  await page.waitForFunction(() => document.querySelector('dialog [aria-busy="true"]') === null);
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
  { name: 'search: account found', path: 'dashboard', reach: (page) => searchFor(page, 'primary') },
  { name: 'search: payment', path: 'dashboard', mode: 'sample', reach: (page) => searchFor(page, 'pay maya 20') },
  { name: 'search: transactions found', path: 'dashboard', mode: 'sample', reach: (page) => searchFor(page, 'maya') },
  {
    name: 'search: transactions found, balances hidden',
    path: 'dashboard',
    mode: 'sample',
    prepare: hideBalances,
    reach: (page) => searchFor(page, '12.40'),
  },
  {
    name: 'search: recent',
    path: 'dashboard',
    mode: 'sample',
    reach: async (page) => {
      await searchFor(page, 'maya');
      await page.keyboard.press('Enter');
      await page.locator('dialog').waitFor({ state: 'detached' });
      await page.locator('input[name="amount"]').waitFor();
      await openSearch(page);
    },
  },
  {
    name: 'search: a part failed',
    path: 'dashboard',
    mode: 'live',
    prepare: failApi('/payees'),
    reach: (page) => searchFor(page, 'maya'),
  },
  {
    name: 'search: a part loads',
    path: 'dashboard',
    mode: 'live',
    prepare: (page) => page.route('**/api/v1/payees', () => {}),
    reach: async (page) => {
      await openSearch(page);
      await page.getByRole('combobox').last().fill('pay');
      await page.locator('dialog [aria-busy="true"]').first().waitFor();
    },
  },
  { name: 'search: nothing found', path: 'dashboard', reach: (page) => searchFor(page, 'zzz') },
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
