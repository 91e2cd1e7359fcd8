import { expect, test } from '../fixtures.ts';

test.use({ signedIn: true });

test('from a month’s spending to a category, to what one shop got, and to another for it', async ({ page }) => {
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

  await history.getByRole('link', { name: 'Olive & Thyme' }).first().click();
  const details = page.getByRole('dialog', { name: 'Olive & Thyme' });
  await details.getByRole('button', { name: 'Change category' }).click();
  await details.getByLabel('New category').selectOption('Entertainment');
  await details.getByLabel('Applies to').selectOption('All from this payee');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('All from this payee are now in Entertainment')).toBeVisible();
  await page.goto('analytics?category=Entertainment');
  await expect(payees.getByRole('link', { name: 'Olive & Thyme' })).toBeVisible();
});
