import { expect, test } from '../fixtures.ts';

test.use({ signedIn: true });

test('from a month’s spending to a category, and to what one shop got', async ({ page }) => {
  await page.goto('analytics');
  const payees = page.getByRole('region', { name: /^Where it went/ });
  await expect(payees.getByRole('listitem')).toHaveCount(8);

  await page.getByRole('button', { name: /^Dining/ }).click();
  await expect(payees.getByRole('link', { name: 'Olive & Thyme' })).toBeVisible();
  await expect(payees.getByRole('link', { name: 'Corner Bakery' })).toHaveCount(0);

  await payees.getByRole('link', { name: 'Olive & Thyme' }).click();
  await expect(page).toHaveURL(/\/dashboard\?.*text=Olive/);
  const history = page.getByRole('region', { name: 'Transaction History' });
  await expect(history.getByText('Olive & Thyme').first()).toBeVisible();
  await expect(history.getByText('Corner Bakery')).toHaveCount(0);
});
