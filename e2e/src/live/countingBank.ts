import type { BrowserContext, Page } from '@playwright/test';
import { type Bank, startBank } from '../bank/startBank.ts';
import { test as base, expect } from '../fixtures.ts';
import { type CountingApi, startCountingApi } from './countingApi.ts';

interface Counting {
  workerApi: CountingApi;
  live: Bank;
}

/** One API and one bank for all journeys of a worker. */
export const test = base.extend<{ api: CountingApi }, Counting>({
  workerApi: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const api = await startCountingApi();
      await use(api);
      await api.goDown();
    },
    { scope: 'worker' },
  ],
  live: [
    async ({ workerApi }, use) => {
      const bank = await startBank({
        config: { dataMode: 'live', apiBase: workerApi.url },
        without: ['mfe-bills', 'mfe-alerts'],
      });
      await use(bank);
      await bank.stop();
    },
    { scope: 'worker' },
  ],
  api: async ({ workerApi }, use) => {
    await workerApi.reset();
    await use(workerApi);
  },
});

/** Opens a page that calls no API by itself. */
export async function openTab(context: BrowserContext, live: Bank, path = 'bills'): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${live.url}${path}`);
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
  return page;
}

export async function signIn(page: Page, live: Bank, path = 'bills'): Promise<void> {
  await page.goto(`${live.url}${path}`);
  await fillSignIn(page);
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
}

export async function fillSignIn(page: Page): Promise<void> {
  await page.getByLabel('Username').fill('amelia');
  await page.getByLabel('Password', { exact: true }).fill('Orange-Tree-7');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Calls the API. */
export async function openProfile(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'My Profile' }).click();
}

export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
}

export { expect };
