import { expect, test } from '../fixtures.ts';
import { goWithin } from '../goWithin.ts';

test.use({ signedIn: true });

test('shows the profile of the customer, or offers to try again', async ({ page, expectProblems }) => {
  expectProblems(/request failed: .*\/auth\/me/);
  await page.goto('budget');
  await page.route('**/auth/me', (route) => route.abort());
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['My Profile', 'Logout']);
  await page.getByRole('menuitem', { name: 'My Profile' }).click();
  const profile = page.getByRole('dialog', { name: 'My Profile' });
  await expect(profile.getByRole('heading', { name: 'Error' })).toBeVisible();

  await page.unroute('**/auth/me');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(profile).toContainText('Amelia');
  await expect(profile).toContainText('amelia.hart@mail.example');
  await page.keyboard.press('Escape');
  await expect(profile).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Your account' })).toBeFocused();
});

test('starts each page at its top, with the focus on its heading', async ({ page }) => {
  await page.goto('dashboard');
  const link = page.getByRole('link', { name: 'View all accounts' });
  await link.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await link.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('logs out to the sign-in page, from which there is no way back', async ({ page }) => {
  await page.goto('budget');
  await goWithin(page, 'alerts');
  await expect(page.getByRole('heading', { level: 1, name: 'Alerts' })).toBeVisible();
  const entries = await page.evaluate(() => history.length);
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/banking\/auth\/login$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await expect(page).toHaveURL(/auth\/login/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
});
