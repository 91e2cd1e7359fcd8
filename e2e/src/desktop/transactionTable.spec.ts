import { expect, test } from '../fixtures.ts';

test.use({ signedIn: true });

test('has four columns, of which one at a time says how it is sorted', async ({ page }) => {
  await page.goto('dashboard');
  const table = page.getByRole('table', { name: 'Transaction History' });
  await expect(table.getByRole('columnheader')).toHaveText(['Description', 'Date', 'Category', 'Amount']);
  const sorted = table.locator('th[aria-sort]');
  await expect(sorted).toHaveText('Date');
  await expect(sorted).toHaveAttribute('aria-sort', 'descending');
  await table.getByRole('button', { name: 'Amount' }).click();
  await expect(sorted).toHaveText('Amount');
  await table.getByRole('button', { name: 'Amount' }).click();
  await expect(sorted).toHaveAttribute('aria-sort', 'ascending');
  const amounts = (await table.locator('tbody td:last-child').allInnerTexts()).map((text) =>
    Number(text.replace('−', '-').replaceAll(/[$,+]/g, '')),
  );
  expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
});
