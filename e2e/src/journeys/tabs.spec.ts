import { expect, test } from '../fixtures.ts';
import { goWithin } from '../goWithin.ts';

test('signing in in one tab signs in the others, and logging out logs them out', async ({ page, context }) => {
  await page.goto('auth/login');
  const other = await context.newPage();
  await other.goto('auth/login');
  // The journey stays within the document, because what is preloaded is not used while the customer is signed out.
  await goWithin(other, 'accounts');
  await expect(other).toHaveURL(/\/auth\/login\?returnTo=%2Faccounts$/);
  await page.getByLabel('Username').fill('amelia');
  await page.getByLabel('Password', { exact: true }).fill('Orange-Tree-7');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(other.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible();

  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    await expect(tab).toHaveURL(/\/banking\/auth\/login$/);
  }
  await other.goBack();
  await expect(other).toHaveURL(/\/auth\/login|about:blank/);
});
