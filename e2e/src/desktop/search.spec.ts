import { expect, test } from '../fixtures.ts';

test.use({ signedIn: true });

test('leads from the keyboard to an account, and does without a remote that is down', async ({
  page,
  expectProblems,
}) => {
  expectProblems(/mfe-accounts/);
  const search = page.getByRole('combobox', { name: 'Search the bank' });
  const button = page.getByRole('button', { name: /^Search/ });
  await page.goto('bills');
  await expect(button).toBeVisible();

  await test.step('opens on Ctrl+K, finds an account of a remote that is not loaded yet, and leads to its page', async () => {
    await page.keyboard.press('Control+k');
    await expect(search).toBeFocused();
    await search.fill('savings 7093');
    await expect(page.getByRole('option')).toHaveCount(1);
    await expect(page.getByRole('option')).toHaveText(/High Yield Savings.*ending 7093.*\$24,310\.85/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'High Yield Savings' })).toBeVisible();
    await expect(page).toHaveURL(/\/accounts\/details\/savings$/);
  });

  await test.step('finds the rest when that remote cannot be had', async () => {
    await page.route('**/mfe-accounts/**', (route) => route.abort());
    await page.goto('bills');
    await button.click();
    await expect(page.getByRole('option', { name: 'Pay Bill' })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Accounts' })).toHaveCount(0);
    await page.keyboard.type('budget');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Budget' })).toBeFocused();
  });

  await test.step('lists the shortcuts on a question mark, and gives the focus back', async () => {
    await button.focus();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  });
});
