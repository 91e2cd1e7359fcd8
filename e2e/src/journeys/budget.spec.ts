import { expect, test } from '../fixtures.ts';

test.use({ signedIn: true });

test('from suggested limits to a warning, and to another limit', async ({ page }) => {
  await page.goto('budget');
  await page.getByRole('button', { name: 'Start with these limits' }).click();
  const budgets = page.getByRole('region', { name: 'Budgets' });
  const dining = budgets.getByRole('listitem').filter({ hasText: 'Dining' });
  await expect(dining).toBeVisible();

  await page.getByRole('button', { name: 'Change budget: Dining' }).click();
  const dialog = page.getByRole('dialog', { name: 'Dining budget' });
  await dialog.getByRole('textbox').fill('1');
  await page.keyboard.press('Enter');
  await expect(dining).toContainText('Over the limit');

  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.getByRole('link', { name: 'Budget', exact: true }).click();
  await expect(dining).toContainText('Over the limit');

  await page.getByRole('button', { name: 'Change budget: Dining' }).click();
  await dialog.getByRole('button', { name: 'Remove budget' }).click();
  await expect(dining).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Not in a budget' })).toContainText('Dining');

  await page.getByRole('banner').getByRole('button', { name: 'New Budget' }).click();
  await expect(page.getByRole('dialog', { name: 'New budget' }).getByRole('textbox')).not.toHaveValue('');
});
