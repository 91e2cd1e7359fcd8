import { readFile } from 'node:fs/promises';
import { chooseFromMenu, expect, fillSignIn, signIn, test } from './fixtures.ts';

/** `−$1,240.90` in cents. */
const cents = (text: string) => Number(text.replaceAll(/[^\d]/g, '')) * (text.includes('−') ? -1 : 1);

test('the bank filters, sorts and pages the history, and exports it; net worth is the sum of the real accounts', async ({
  page,
}) => {
  await signIn(page);
  const history = page.getByRole('region', { name: 'Transaction History' });
  const rows = history.locator('tbody tr[data-row]');
  await expect(rows).toHaveCount(10);
  await expect(history.getByText(/^Showing 10 of \d+ transactions$/)).toBeVisible();
  await history.getByRole('button', { name: 'Show more' }).click();
  await expect(rows.nth(10)).toBeFocused();
  await expect(rows).not.toHaveCount(10);

  await history.getByLabel('Period').selectOption('Last 90 days');
  await history.getByLabel('Type').selectOption('Income');
  await expect(history).toHaveAttribute('aria-busy', 'false');
  await history.getByRole('button', { name: 'Amount' }).click();
  await expect(history.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'descending');
  await expect(history).toHaveAttribute('aria-busy', 'false');
  const amounts = (await rows.locator('td:last-child').allInnerTexts()).map(cents);
  expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
  expect(Math.min(...amounts)).toBeGreaterThan(0);

  const download = page.waitForEvent('download');
  await history.getByRole('button', { name: 'Export transactions as CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toContain('Salary, Northwind Logistics');
  expect(csv).not.toContain('Corner Bakery');

  const balance = page.getByRole('region', { name: 'Total Balance' });
  await expect(balance.getByText('Net Worth')).toBeVisible();
  const [netWorth = ''] = /−?\$[\d,]+\.\d\d/.exec(await balance.innerText()) ?? [];

  await page.getByRole('link', { name: 'View all accounts' }).click();
  const accounts = page
    .getByRole('region', { name: 'Account Details' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
  await expect(accounts).toHaveCount(4);

  const balances = (await accounts.allInnerTexts()).map((row) => cents(/−?\$[\d,]+\.\d\d/.exec(row)?.[0] ?? ''));
  expect(balances.reduce((sum, amount) => sum + amount, 0)).toBe(cents(netWorth));

  await test.step('an account’s page tells the full number on request, and its statement adds up', async () => {
    await page.getByRole('link', { name: /Primary Checking/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Primary Checking' })).toBeFocused();
    await page.getByRole('button', { name: 'Show number' }).click();
    await expect(page.getByText(/^4000\s\d{4}\s\d{4}$/)).toBeVisible();
    await expect(history.locator('tbody tr[data-row]')).toHaveCount(10);

    await page.getByRole('link', { name: 'Statements' }).click();
    const sums = page.locator('dl').filter({ hasText: 'Opening balance' }).locator('dd');
    await expect(sums).toHaveCount(4);
    const [opening = 0, received = 0, spent = 0, closing] = (await sums.allInnerTexts()).map(cents);
    expect(opening + received + spent).toBe(closing);
  });
});

test('the sign-in says that the bank cannot be reached, and keeps what was typed', async ({
  page,
  context,
  expectProblems,
}) => {
  expectProblems(/ERR_INTERNET_DISCONNECTED/);
  const welcome = page.getByRole('heading', { name: 'Welcome Back' });
  await page.goto('auth/login');
  // Loads axios before the network goes down.
  await fillSignIn(page, 'demo');
  const loggedOut = page.waitForResponse(/\/auth\/logout$/);
  await chooseFromMenu(page, 'Logout');
  await loggedOut;
  await expect(welcome).toBeVisible();
  await context.setOffline(true);
  await fillSignIn(page, 'demo');
  await expect(page.getByRole('alert')).toContainText('We couldn’t reach the bank.');
  await expect(page.getByLabel('Username')).toHaveValue('demo');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a customer without accounts sees what to do', async ({ page }) => {
  await signIn(page, 'dashboard', 'newcomer');
  await expect(page.getByText('No balance to show yet')).toBeVisible();
  await expect(page.getByText('No accounts to show here')).toBeVisible();
  await page.getByRole('button', { name: 'Show the last 90 days' }).click();
  await expect(page.getByText('No transactions in the last 90 days')).toBeVisible();
  await page.getByRole('link', { name: 'Open an account' }).click();
  await expect(page.getByRole('dialog', { name: 'Add an account' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('You have no accounts yet')).toBeVisible();
});

test('who has tried too often is told when to try again', async ({ page, expectProblems }) => {
  expectProblems(/401|429/);
  await page.goto('auth/login');
  await expect(async () => {
    // Used by no other journey, because it gets locked.
    await fillSignIn(page, 'somebody', 'not the password');
    const said = /You can try again in \d+ minutes?, at \d+:\d\d/;
    await expect(page.getByRole('alert')).toContainText(said, { timeout: 1000 });
  }).toPass();
  await expect(page.getByLabel('Username')).toHaveValue('somebody');
});
