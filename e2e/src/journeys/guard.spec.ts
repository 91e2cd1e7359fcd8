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

test('leads a private address to the sign-in, and back to it afterwards; every other one too, and to no other site', async ({
  page,
}) => {
  const welcome = page.getByRole('heading', { name: 'Welcome Back' });
  await page.goto('transfers/wire?amount=20#fees');
  await expect(page).toHaveURL(/auth\/login\?returnTo=%2Ftransfers%2Fwire%3Famount%3D20%23fees$/);
  await signIn(page);
  await expect(page).toHaveURL(/\/banking\/transfers\/wire\?amount=20#fees$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Wire Transfer' })).toBeVisible();
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(welcome).toBeVisible();

  await test.step('leads every other address to the sign-in page, and from there to no other site', async () => {
    for (const address of ['', 'no/such/page', 'auth', 'auth/no-such-page']) {
      await goWithin(page, address);
      await expect(page, address).toHaveURL(/\/banking\/auth\/login$/);
      await expect(welcome).toBeVisible();
    }
    await page.goto('auth/login?returnTo=//evil.example');
    await signIn(page);
    await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/banking\/dashboard$/);
  });
});

test.describe('signed in', () => {
  test.use({ signedIn: true });

  test('leads the sign-in page on to a page of the bank only, unknown addresses to the dashboard, and keeps the session over a reload', async ({
    page,
  }) => {
    const expectDashboard = async (address: string) => {
      await expect(page, address).toHaveURL(/^http:\/\/localhost:\d+\/banking\/dashboard$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    };
    await page.goto('no/such/page');
    await expectDashboard('an unknown address');
    await page.reload();
    await expectDashboard('after the reload');
    await goWithin(page, 'auth/login?returnTo=/budget');
    await expect(page.getByRole('heading', { level: 1, name: 'Budget' })).toBeVisible();
    // The page's name is there before the address, which the next step would meet.
    await expect(page).toHaveURL(/\/banking\/budget$/);
    for (const address of ['', 'auth/login']) {
      await goWithin(page, address);
      await expectDashboard(address);
    }
    for (const returnTo of hostile) {
      await goWithin(page, `auth/login?${new URLSearchParams({ returnTo })}`);
      await expectDashboard(returnTo);
    }
    await finishLoading(page);
  });
});

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Username').fill('amelia');
  await page.getByLabel('Password', { exact: true }).fill('Orange-Tree-7');
  await page.getByRole('button', { name: 'Sign in' }).click();
}
