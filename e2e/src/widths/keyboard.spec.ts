import { expect, test } from '../fixtures.ts';
import { tabTo } from '../tabTo.ts';

test('is enough to sign in, go round and log out', async ({ page, viewport }) => {
  await page.goto('auth/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
  await tabTo(page, page.getByLabel('Username'));
  await page.keyboard.type('amelia');
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type('Orange-Tree-7');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('Net Worth')).toBeVisible();

  if ((viewport?.width ?? 0) < 768) {
    await page.getByRole('link', { name: 'Skip to the content' }).focus();
    await tabTo(page, page.getByRole('button', { name: 'More', exact: true }));
    await page.keyboard.press('Enter');
  } else {
    await page.getByRole('link', { name: 'Skip to the content' }).focus();
  }
  await tabTo(page, page.getByRole('link', { name: 'Budget', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Budget' })).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: 'Your account' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'My Profile' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeFocused();
});
