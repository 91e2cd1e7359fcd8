import { expect, test } from '../fixtures.ts';
import { goWithin } from '../goWithin.ts';

test('says that something went wrong, and leads to the sign-in, or signed in to the dashboard', async ({ page }) => {
  await page.goto('error/500');
  for (const address of ['error/500', 'error', 'error/not/found']) {
    await goWithin(page, address);
    await expect(page.getByRole('heading', { level: 1, name: 'Error' }), address).toBeVisible();
    await expect(page.getByText('Something went wrong'), address).toBeVisible();
    await expect(page, address).toHaveTitle('Error · International Bank');
  }
  await page.getByRole('link', { name: 'Go to Sign In' }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);

  await page.getByLabel('Username').fill('amelia');
  await page.getByLabel('Password', { exact: true }).fill('Orange-Tree-7');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await goWithin(page, 'error');
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});
