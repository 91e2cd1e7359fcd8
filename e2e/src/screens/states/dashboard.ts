import type { ScreenState } from '../ScreenState.ts';
import {
  failApi,
  failRemote,
  goOffline,
  holdApi,
  holdRemote,
  keepToast,
  openDialog,
  openHeaderMenu,
} from '../steps.ts';

const path = 'dashboard';
const HISTORY = 'main section:has(select)';

export const dashboardStates: ScreenState[] = [
  { name: 'dashboard', path },
  { name: 'dashboard-2', path: 'dashboard-2' },
  { name: 'dashboard: customize', path, reach: openDialog },
  {
    name: 'dashboard: hidden balances',
    path,
    prepare: (page) => page.addInitScript(() => localStorage.setItem('bank:balances', 'hidden')),
  },
  {
    name: 'dashboard: more transactions',
    path,
    reach: (page) => page.locator(`${HISTORY} button`).last().click(),
  },
  {
    name: 'dashboard: transaction',
    path,
    reach: async (page) => {
      await page.locator('main a[href*="?"]').first().click();
      await page.getByRole('dialog').waitFor();
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
    reach: async (page) => {
      await page.locator(`${HISTORY} button[aria-label]:has(svg)`).last().click();
      await keepToast(page);
    },
  },
];
