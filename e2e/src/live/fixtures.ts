import type { Page } from '@playwright/test';
import { test as base, expect } from '../fixtures.ts';
import { DEMO_PASSWORD, type LiveBank, startLiveBank } from './startLiveBank.ts';

let journeys = 0;

/** One bank for all journeys of a worker. */
export const test = base.extend<object, { live: LiveBank }>({
  live: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const live = await startLiveBank();
      await use(live);
      await live.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ live }, use) => use(live.url),
  // Each journey comes from an address of its own, so that none is locked out for another's tries.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  extraHTTPHeaders: async ({}, use, { workerIndex }) => {
    journeys += 1;
    await use({ 'x-forwarded-for': `203.0.${workerIndex % 256}.${journeys}` });
  },
});

export async function fillSignIn(page: Page, username: string, password = DEMO_PASSWORD): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

export async function signIn(page: Page, path = 'dashboard', username = 'demo'): Promise<void> {
  await page.goto(path);
  await fillSignIn(page, username);
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
}

export async function chooseFromMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

export { expect };
