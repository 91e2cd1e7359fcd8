import { rename } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Bank } from '../bank/startBank.ts';
import { chromiumOnly, expect, test } from '../fixtures.ts';
import { isMarked, markPage } from '../samePage.ts';

const failure = [/response 404: .*\/artifacts\//, /The remote mfe-\w+ .* failed/];

test('without the accounts the rest of the bank works, and they come back without a reload', async ({
  page,
  launchBank,
  expectProblems,
}) => {
  expectProblems(...failure);
  const bank = await launchBank();
  const putBack = await takeAway(bank, 'mfe-accounts');
  await page.goto(`${bank.url}auth/login`);
  await signIn(page);
  await expect(page.getByText('Net Worth')).toBeVisible();
  await markPage(page);

  await page.getByRole('link', { name: 'View all accounts' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Error' })).toBeVisible();
  await expect(main).toContainText('Something went wrong');
  await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible();
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('heading', { name: 'Error' })).toBeVisible();

  const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
  await sidebar.getByRole('link', { name: 'Budget' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Budget' })).toBeVisible();
  await sidebar.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByText('Net Worth')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(main.getByRole('heading', { name: 'Error' })).toBeVisible();

  await putBack();
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('heading', { name: 'Account Overview' })).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
});

test(
  'a shell that does not arrive says so without any script, and how to reach the bank',
  chromiumOnly,
  async ({ page, bank, expectProblems }) => {
    expectProblems(/response 500: .*\/artifacts\/shell\//, /preloaded .* but not used/);
    await page.route(/\/artifacts\/shell\/main\.\w+\.js/, (route) => route.fulfill({ status: 500 }));
    await page.goto(`${bank.url}auth/login`);
    const late = page.getByText('This is taking longer than usual.');
    await expect(late).toBeHidden();
    await expect(late).toBeVisible();
    await expect(page.getByRole('link', { name: '+1 800 555 0134' })).toHaveAttribute('href', 'tel:+18005550134');

    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    await expect(late).toHaveCount(0);
  },
);

test('a page without a registry says so, and tries again by itself', async ({ page, bank, expectProblems }) => {
  expectProblems(/The bank cannot start/);
  await page.clock.install();
  await page.route(`${bank.url}dashboard`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('"remotes":[{', '"remotes":[0,{') });
  });
  await page.goto(`${bank.url}dashboard`);
  await expect(page.getByRole('heading', { level: 1, name: 'Error' })).toBeVisible();
  await expect(page.getByText('Something went wrong')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();

  await page.unrouteAll({ behavior: 'wait' });
  const reloaded = page.waitForEvent('load');
  await page.clock.fastForward('00:10');
  await reloaded;
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
});

/** @returns puts them back */
async function takeAway(bank: Bank, name: string): Promise<() => Promise<void>> {
  const folder = path.join(bank.store, 'artifacts', name);
  await rename(folder, `${folder}-away`);
  return () => rename(`${folder}-away`, folder);
}

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Username').fill('amelia');
  await page.getByLabel('Password', { exact: true }).fill('Orange-Tree-7');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}
