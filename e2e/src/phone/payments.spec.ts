import { expect, test } from '../fixtures.ts';

test.use({ signedIn: true });

test('money moves between own accounts once: review, receipt, and the balances follow', async ({ page }) => {
  await page.goto('transfers');
  await page.getByRole('link', { name: /Between your accounts/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Internal Transfer' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Amount' }).fill('1,250.50');
  await page
    .getByRole('group', { name: 'To' })
    .getByRole('radio', { name: /High Yield Savings/ })
    .check();
  await page.getByRole('button', { name: 'Review' }).click();

  await test.step('every line can be changed', async () => {
    await page.getByRole('button', { name: 'Change: Note' }).click();
    await expect(page.getByRole('textbox', { name: 'Note' })).toBeFocused();
    await page.keyboard.type('Holiday');
    await page.keyboard.press('Enter');
    page.once('dialog', (dialog) => dialog.accept());
    await page.reload();
    await expect(page.getByRole('main')).toContainText('Holiday');
  });

  await page.getByRole('button', { name: 'Transfer $1,250.50' }).click();
  await expect(page.getByRole('heading', { name: '$1,250.50 is in High Yield Savings' })).toBeVisible();

  await test.step('Back does not send again', async () => {
    await page.goBack();
    await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('');
    await page.goForward();
    await expect(page.getByRole('heading', { name: '$1,250.50 is in High Yield Savings' })).toBeVisible();
  });

  await page.getByRole('link', { name: 'All transfers' }).click();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: '$1,250.50' })).toHaveCount(1);
  await page.goto('accounts');
  await expect(page.getByRole('main')).toContainText('$7,311.90');
});
