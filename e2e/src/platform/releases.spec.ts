import type { Page } from '@playwright/test';
import { alterBuild } from '../bank/alterBuild.ts';
import { releaseBuild } from '../bank/releases.ts';
import { findByAxe } from '../findByAxe.ts';
import { expect, test } from '../fixtures.ts';

test('puts a new remote where a placeholder stood, while the bank runs', async ({ page, launchBank }) => {
  const bank = await launchBank({ without: ['mfe-bills'] });
  await signInAt(page, bank.url);
  await page.goto(`${bank.url}bills`);
  const main = page.getByRole('main');
  await expect(main.getByText('We’re preparing this page')).toBeVisible();
  expect(await findByAxe(page, 'all')).toEqual([]);
  await main.getByRole('link', { name: 'Back to the dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto(`${bank.url}bills`);

  await releaseBuild(bank, await billsRemote());
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Account Overview' })).toBeVisible({ timeout: 1500 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1, name: 'Bills & Payments' })).toBeVisible();

  await page.getByRole('button', { name: 'Accounts', exact: true }).click();
  await page.getByRole('link', { name: 'All Accounts' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Account Overview' })).toBeVisible();
});

function billsRemote(): Promise<string> {
  return alterBuild('mfe-accounts', (text, file) => {
    const renamed = text.replaceAll('mfe-accounts', 'mfe-bills').replaceAll('mfe_accounts', 'mfe_bills');
    if (file !== 'bank.json') return renamed;
    const { navigation: _, mounts, ...manifest } = JSON.parse(renamed);
    const [mount] = mounts;
    const header = { title: 'Bills & Payments', actions: [] };
    return JSON.stringify({ ...manifest, mounts: [{ ...mount, path: '/bills', title: 'Bills & Payments', header }] });
  });
}

async function signInAt(page: Page, url: string): Promise<void> {
  await page.goto(`${url}auth/login`);
  await page.getByLabel('Username').fill('amelia');
  await page.getByLabel('Password', { exact: true }).fill('Orange-Tree-7');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Net Worth')).toBeVisible();
}
