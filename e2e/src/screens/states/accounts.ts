import type { Page } from '@playwright/test';
import type { ScreenState } from '../ScreenState.ts';
import {
  chooseFirst,
  disableRemote,
  failApi,
  failRemote,
  goOffline,
  holdApi,
  keepToast,
  openDialog,
  openHeaderMenu,
  submit,
  waitForAlert,
} from '../steps.ts';

const path = 'accounts';

async function openRowMenu(page: Page): Promise<void> {
  await page.locator('main [aria-haspopup="menu"]').first().click();
  await page.getByRole('menu').waitFor();
}

async function openClosing(page: Page): Promise<void> {
  await page.locator('main [aria-haspopup="dialog"]').last().click();
  await page.getByRole('dialog').waitFor();
}

async function openFilter(page: Page): Promise<void> {
  const menu = page.locator('header:has(h1) [aria-haspopup="menu"]');
  const isPhone = await page.evaluate(() => matchMedia('(max-width: 40em)').matches);
  await (isPhone ? menu.first() : page.locator('header:has(h1) button:not([aria-haspopup])').nth(1)).click();
  if (isPhone) await chooseFirst(page);
  await page.locator('main input').waitFor();
}

/** The button before it closes the dialog, and the first choice is a checking account. */
async function openSavings(page: Page): Promise<void> {
  await openDialog(page);
  await page.getByRole('dialog').getByRole('button').nth(2).click();
  await page.locator('dialog form').waitFor();
}

async function fillSavings(page: Page, amount: string): Promise<void> {
  await openSavings(page);
  await page.locator('dialog select').selectOption({ index: 1 });
  await page.locator('dialog input').last().fill(amount);
  await submit(page);
}

async function reviewSavings(page: Page): Promise<void> {
  await fillSavings(page, '500');
  await page.locator('dialog dl').waitFor();
}

const refuseOpening = (page: Page) =>
  page.route('**/api/v1/accounts', (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const body = JSON.stringify({ type: '/problems/enough-today', detail: 'Enough today.' });
    return route.fulfill({ status: 409, contentType: 'application/problem+json', body });
  });

export const accountsStates: ScreenState[] = [
  { name: 'accounts', path },
  { name: 'accounts: page actions', path, only: 'phone', reach: openHeaderMenu(3) },
  { name: 'accounts: row menu', path, reach: openRowMenu },
  {
    name: 'accounts: details',
    path,
    reach: async (page) => {
      await openRowMenu(page);
      await page.locator('button[role="menuitem"]').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'accounts: add', path, reach: openDialog },
  { name: 'accounts: open savings', path, reach: openSavings },
  { name: 'accounts: open savings, no amount', path, mode: 'sample', reach: (page) => fillSavings(page, '') },
  { name: 'accounts: open savings, review', path, mode: 'sample', reach: reviewSavings },
  {
    name: 'accounts: open savings, refused',
    path,
    mode: 'live',
    prepare: refuseOpening,
    reach: async (page) => {
      await reviewSavings(page);
      await submit(page);
      await waitForAlert(page);
    },
  },
  {
    name: 'accounts: savings opened',
    path,
    mode: 'sample',
    reach: async (page) => {
      await reviewSavings(page);
      await submit(page);
      await page.locator('dialog a').first().waitFor();
    },
  },
  { name: 'accounts: filter', path, reach: openFilter },
  {
    name: 'accounts: nothing found',
    path,
    reach: async (page) => {
      await openFilter(page);
      await page.locator('main input').fill('zzz');
    },
  },
  {
    name: 'accounts: filtered',
    path,
    reach: async (page) => {
      await openFilter(page);
      await page.locator('main input').fill('primary');
      await page.keyboard.press('Escape');
      await page.locator('main input').waitFor({ state: 'detached' });
    },
  },
  {
    name: 'accounts: toast',
    path,
    reach: async (page) => {
      await openRowMenu(page);
      await page.locator('button[role="menuitem"]').last().click();
      await keepToast(page);
    },
  },
  { name: 'accounts: new customer', path, mode: 'live', username: 'newcomer' },
  {
    name: 'accounts: thirty of them',
    path,
    mode: 'live',
    prepare: (page) =>
      page.route('**/api/v1/accounts*', async (route) => {
        const response = await route.fetch();
        const [account] = (await response.json()) as object[];
        await route.fulfill({ response, json: Array.from({ length: 30 }, (_, at) => ({ ...account, id: `${at}` })) });
      }),
  },
  { name: 'accounts: loading', path, mode: 'live', isBusy: true, prepare: holdApi('/accounts*') },
  { name: 'accounts: failed', path, mode: 'live', prepare: failApi('/accounts*') },
  { name: 'accounts unavailable', path, prepare: failRemote('mfe-accounts') },
  {
    name: 'accounts unavailable: offline',
    path,
    prepare: failRemote('mfe-accounts'),
    reach: async (page) => {
      await page.locator('[data-bell]').waitFor();
      await goOffline(page);
      await page.locator('main h2').first().waitFor();
    },
  },
  ...['accounts/checking', 'accounts/savings', 'accounts/credit'].map((path) => ({ name: path, path })),
  { name: 'account: loan', path: 'accounts/details/loan', mode: 'sample' },
  {
    name: 'account: number shown',
    path: 'accounts/checking',
    reach: async (page) => {
      await page.locator('main button').first().click();
      await page.locator('main bdi[dir="ltr"]:not([aria-hidden])').waitFor();
    },
  },
  { name: 'account: close', path: 'accounts/details/checking', mode: 'sample', reach: openClosing },
  {
    name: 'account: close, refused',
    path: 'accounts/details/checking',
    mode: 'sample',
    reach: async (page) => {
      await openClosing(page);
      await page.getByRole('dialog').getByRole('button').last().click();
      await waitForAlert(page);
    },
  },
  { name: 'account: not found', path: 'accounts/details/none' },
  { name: 'account: details failed', path: 'accounts/checking', mode: 'live', prepare: failApi('/accounts/*/*') },
  { name: 'accounts of a type: new customer', path: 'accounts/savings', mode: 'live', username: 'newcomer' },
  { name: 'statements', path: 'accounts/details/checking/statements', mode: 'sample' },
  {
    name: 'statements: none',
    path: 'accounts/details/new/statements',
    mode: 'live',
    prepare: async (page) => {
      await page.route('**/api/v1/accounts', async (route) => {
        const response = await route.fetch();
        const [account] = (await response.json()) as object[];
        await route.fulfill({ response, json: [{ ...account, id: 'new' }] });
      });
      await page.route('**/api/v1/accounts/new/statements', (route) => route.fulfill({ json: [] }));
    },
  },
  {
    name: 'account: balance over a year',
    path: 'accounts/details/savings',
    mode: 'sample',
    reach: (page) => page.locator('main [role="group"] button[aria-pressed]').last().click(),
  },
  { name: 'accounts out of service', path, prepare: disableRemote('mfe-accounts') },
];
