import type { Page } from '@playwright/test';
import { finishLoading } from '../finishLoading.ts';
import { expect, test } from '../fixtures.ts';
import { goWithin } from '../goWithin.ts';

const hostile = [
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example/banking/dashboard',
  'javascript:alert(1)',
  '/auth/login',
  '/AUTH/login',
];

test.describe('signed out', () => {
  test('leads a private address to the sign-in, and back to it afterwards', async ({ page }) => {
    await page.goto('transfers/wire?amount=20#fees');
    await expect(page).toHaveURL(/auth\/login\?returnTo=%2Ftransfers%2Fwire%3Famount%3D20%23fees$/);
    await signIn(page);
    await expect(page).toHaveURL(/\/banking\/transfers\/wire\?amount=20#fees$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Wire Transfer' })).toBeVisible();
  });

  test('leads every other address to the sign-in page, and from there to no other site', async ({ page }) => {
    const expectSignIn = async (address: string) => {
      await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
      await expect(page, address).toHaveURL(/\/banking\/auth\/login$/);
    };
    await page.goto('');
    await expectSignIn('the start');
    for (const address of ['no/such/page', 'auth', 'auth/no-such-page']) {
      await goWithin(page, address);
      await expectSignIn(address);
    }
    await page.goto('auth/login?returnTo=//evil.example');
    await signIn(page);
    await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/banking\/dashboard$/);
  });
});

test.describe('signed in', () => {
  test.use({ signedIn: true });

  test('leads the start, the sign-in page and unknown addresses to the dashboard', async ({ page }) => {
    const expectDashboard = async (address: string) => {
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
      await expect(page, address).toHaveURL(/\/banking\/dashboard$/);
    };
    await page.goto('no/such/page');
    await expectDashboard('an unknown address');
    for (const address of ['', 'auth/login']) {
      await goWithin(page, address);
      await expectDashboard(address);
    }
    await finishLoading(page);
  });

  test('leads the sign-in page on to a page of the bank only, and keeps the session over a reload', async ({
    page,
  }) => {
    await page.goto('budget');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Budget' })).toBeVisible();
    await goWithin(page, 'auth/login?returnTo=/budget');
    await expect(page.getByRole('heading', { level: 1, name: 'Budget' })).toBeVisible();
    for (const returnTo of hostile) {
      await goWithin(page, `auth/login?${new URLSearchParams({ returnTo })}`);
      await expect(page, returnTo).toHaveURL(/^http:\/\/localhost:\d+\/banking\/dashboard$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    }
  });
});

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Username').fill('amelia');
  await page.getByLabel('Password', { exact: true }).fill('Orange-Tree-7');
  await page.getByRole('button', { name: 'Sign in' }).click();
}
