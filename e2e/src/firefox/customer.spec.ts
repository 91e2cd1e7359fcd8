import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { goWithin } from '../goWithin.ts';

test.use({ signedIn: true });

test.describe('signed out', () => {
  test.use({ signedIn: false });

  test('signs in, with the focus on the heading of the page', async ({ page }) => {
    await page.goto('auth/login');
    await page.getByLabel('Username').fill('amelia');
    await page.getByLabel('Password', { exact: true }).fill('Orange-Tree-7');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();
    await expect(page.getByText('Net Worth')).toBeVisible();
  });
});

test('changes theme and language without a reload, keeps both, and mirrors the page', async ({ page }) => {
  await page.goto('budget');
  await choose(page, /^Theme:/, 'Dark');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(11, 17, 32)');
  await choose(page, 'Your account', 'العربية');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'الميزانية' })).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(11, 17, 32)');
  const sidebar = await page.locator('#sidebar').boundingBox();
  expect((sidebar?.x ?? 0) + (sidebar?.width ?? 0)).toBe(page.viewportSize()?.width);

  await choose(page, /حسابك/, 'English');
  await expect(page.getByRole('heading', { level: 1, name: 'Budget' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

test('freezes a card, and chooses language and theme in the settings', async ({ page }) => {
  await page.goto('cards');
  const freeze = page.getByRole('switch', { name: 'Freeze card' }).first();
  await freeze.click();
  await expect(freeze).toBeChecked();
  await page.reload();
  await expect(freeze).toBeChecked();

  await goWithin(page, 'settings');
  await choose(page.getByRole('main'), 'Theme: System', 'Dark');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(11, 17, 32)');
  await choose(page.getByRole('main'), 'Language: English', 'Español');
  await expect(page.getByRole('heading', { level: 1, name: 'Configuración' })).toBeVisible();
});

test('finds a transaction, and sorts and filters accounts', async ({ page }) => {
  await page.goto('dashboard');
  const history = page.getByRole('region', { name: 'Transaction History' });
  await history.getByRole('searchbox', { name: 'Search transactions' }).fill('bakery');
  await expect(history.locator('tbody tr[data-row]').filter({ hasNotText: 'Bakery' })).toHaveCount(0);
  await expect(history.getByRole('row', { name: /Corner Bakery/ }).first()).toBeVisible();

  await page.getByRole('link', { name: 'View all accounts' }).click();
  const details = page.getByRole('region', { name: 'Account Details' }).getByRole('table');
  await details.getByRole('button', { name: 'Balance' }).click();
  await expect(details.locator('th[aria-sort]')).toHaveText('Balance');
  await expect(details.getByRole('row').nth(1)).toContainText('Auto Loan');
  await page.getByRole('banner').getByRole('button', { name: 'Filter' }).click();
  await page.keyboard.type('loan');
  await expect(details.getByRole('row')).toHaveCount(2);
});

async function choose(page: Page | Locator, menu: string | RegExp, name: string): Promise<void> {
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('menuitemradio', { name }).click();
}
