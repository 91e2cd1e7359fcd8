import type { Page } from '@playwright/test';
import type { ScreenState } from '../ScreenState.ts';
import {
  failApi,
  failRemote,
  goOffline,
  hideBalances,
  holdApi,
  holdRemote,
  keepToast,
  openDialog,
  openHeaderMenu,
} from '../steps.ts';

const path = 'dashboard';
const HISTORY = 'main section:has(select)';

async function exportHistory(page: Page): Promise<void> {
  await page.locator(`${HISTORY} button[aria-label]:has(svg)`).last().click();
  await keepToast(page);
}

export const dashboardStates: ScreenState[] = [
  { name: 'dashboard', path },
  { name: 'dashboard-2', path: 'dashboard-2' },
  { name: 'dashboard: customize', path, reach: openDialog },
  { name: 'dashboard: hidden balances', path, prepare: hideBalances },
  {
    name: 'dashboard: more transactions',
    path,
    reach: (page) => page.locator(`${HISTORY} button`).last().click(),
  },
  {
    name: 'dashboard: transaction',
    path,
    reach: async (page) => {
      await page.locator(`${HISTORY} a[href*="?"]`).first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'dashboard: something wrong',
    path,
    mode: 'sample',
    reach: async (page) => {
      await page.locator(`${HISTORY} a[href*="?"]`).first().click();
      await page.locator('dialog [aria-controls][aria-expanded]').last().click();
    },
  },
  {
    name: 'dashboard: category',
    path,
    mode: 'sample',
    reach: async (page) => {
      await page.locator(`${HISTORY} a[href*="?"]`).first().click();
      await page.locator('dialog dd button').click();
      await page.locator('dialog select').first().waitFor();
    },
  },
  {
    name: 'dashboard: transaction not found',
    path: 'dashboard?transaction=unknown',
    reach: (page) => page.getByRole('dialog').waitFor(),
  },
  {
    name: 'dashboard: filtered',
    path,
    reach: async (page) => {
      await page.locator(`${HISTORY} select`).nth(1).selectOption({ index: 1 });
      await page.locator(`${HISTORY} a[href*="?"]`).first().waitFor();
    },
  },
  {
    name: 'dashboard: search too short',
    path,
    reach: async (page) => {
      await page.locator(`${HISTORY} input`).fill('z');
      await page.locator(`${HISTORY} input[aria-describedby]`).waitFor();
    },
  },
  {
    name: 'dashboard: no transactions match',
    path,
    reach: async (page) => {
      await page.locator(`${HISTORY} input`).fill('zzz');
      await page.locator(`${HISTORY} a[href*="?"]`).first().waitFor({ state: 'detached' });
    },
  },
  {
    name: 'dashboard: without widgets',
    path,
    reach: async (page) => {
      await openDialog(page);
      for (const box of await page.getByRole('dialog').getByRole('checkbox').all()) await box.uncheck();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  },
  { name: 'dashboard: new customer', path, mode: 'live', username: 'newcomer' },
  {
    name: 'dashboard: loading',
    path,
    mode: 'live',
    isBusy: true,
    prepare: holdApi('/{accounts,holdings,transactions}*'),
  },
  { name: 'dashboard: failed', path, mode: 'live', prepare: failApi('/{accounts,holdings,transactions}*') },
  { name: 'dashboard: offline', path, mode: 'live', reach: goOffline },
  {
    name: 'dashboard: more transactions failed',
    path,
    mode: 'live',
    reach: async (page) => {
      await failApi('/transactions*')(page);
      const refused = page.waitForResponse((response) => response.status() === 500);
      await page.locator(`${HISTORY} button`).last().click();
      await refused;
    },
  },
  { name: 'dashboard: theme menu', path, reach: openHeaderMenu(2) },
  { name: 'dashboard: account menu', path, reach: openHeaderMenu(1) },
  { name: 'dashboard unavailable', path, prepare: failRemote('mfe-dashboard') },
  {
    name: 'dashboard does not come',
    path,
    isBusy: true,
    prepare: holdRemote('mfe-dashboard'),
    reach: (page) => page.locator('main [aria-busy="true"] > span').first().waitFor(),
  },
  {
    name: 'dashboard: exported',
    path,
    mode: 'live',
    reach: exportHistory,
  },
  {
    name: 'dashboard: not exported',
    path,
    mode: 'live',
    prepare: failApi('/transactions.csv*'),
    reach: exportHistory,
  },
];
