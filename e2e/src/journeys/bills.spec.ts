import { expect, test } from '../fixtures.ts';

test.use({ signedIn: true });

test('from what is due next to skipping a standing order, which is then due later', async ({ page }) => {
  await page.goto('bills');
  await expect(page.getByRole('region', { name: 'Safe to spend until payday' })).toContainText('Payday is probably');
  const due = page.getByRole('region', { name: 'Due next' });
  const savings = due.getByRole('link', { name: 'High Yield Savings' });
  const before = await savings.count();

  await savings.first().click();
  await expect(page).toHaveURL(/\/transfers\/scheduled\//);
  await page.getByRole('button', { name: /^Skip/ }).click();
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await page.getByRole('link', { name: 'Bills & Payments' }).click();

  await expect(savings).toHaveCount(before - 1);
  await expect(page.getByRole('region', { name: /^Paid and skipped/ })).toBeVisible();
});

test('what is no bill is left out, and put back', async ({ page }) => {
  await page.goto('bills');
  const due = page.getByRole('region', { name: 'Due next' });
  await expect(due.getByRole('link', { name: 'City Power & Light' })).not.toHaveCount(0);

  await page.getByRole('button', { name: 'Not a bill: City Power & Light' }).click();
  await expect(due.getByRole('link', { name: 'City Power & Light' })).toHaveCount(0);
  await page.reload();
  await expect(due.getByRole('link', { name: 'Aqua Water Services' })).not.toHaveCount(0);
  await expect(due.getByRole('link', { name: 'City Power & Light' })).toHaveCount(0);

  await page.getByText('Not bills (1)').click();
  await page.getByRole('button', { name: 'It’s a bill: City Power & Light' }).click();
  await expect(due.getByRole('link', { name: 'City Power & Light' })).not.toHaveCount(0);
});

test('leads to the form that pays a bill', async ({ page }) => {
  await page.goto('bills');

  await page.getByRole('banner').getByRole('button', { name: 'Pay Bill' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Pay a Bill' })).toBeVisible();
});
