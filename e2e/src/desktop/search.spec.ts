import { expect, test } from '../fixtures.ts';

test.use({ signedIn: true });

test('leads from the keyboard to an account, and does without a remote that is down', async ({
  page,
  expectProblems,
}) => {
  expectProblems(/mfe-accounts|mfe-payments/);
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

  await test.step('fills in a payment that is typed, and sends nothing', async () => {
    await page.keyboard.press('Control+k');
    await search.fill('pay maya 20');
    await expect(page.getByRole('group', { name: 'Payees' }).getByRole('option')).toHaveText(
      /^MLPay Maya Lindqvist \$20\.00/,
    );
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'External Transfer' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('20.00');
    await expect(page.getByRole('radio', { name: /Maya Lindqvist/ })).toBeChecked();
    await expect(page.getByRole('button', { name: 'Review' })).toBeVisible();
  });

  await test.step('opens a transaction that is found by its amount', async () => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveCount(2);
    await search.fill('62.50');
    const transactions = page.getByRole('group', { name: 'Transactions' });
    await expect(transactions.getByRole('option').first()).toHaveText(/To Maya Lindqvist.*−\$62\.50/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'To Maya Lindqvist' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('combobox', { name: 'Amount' })).toHaveValue('6250');
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

  await test.step('says in its group that a remote cannot search', async () => {
    await page.route('**/mfe-payments/**', (route) => route.abort());
    await page.goto('bills');
    await button.click();
    await search.fill('maya');
    await expect(page.getByRole('group', { name: 'Payees' }).getByRole('option')).toHaveText(/Try again/);
    await expect(page.getByRole('group', { name: 'Transactions' }).getByRole('option')).toHaveCount(3);
    await page.unroute('**/mfe-payments/**');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: 'Payees' }).getByRole('option')).toHaveText(/Maya Lindqvist/);
    await page.keyboard.press('Escape');
  });

  await test.step('lists the shortcuts on a question mark, and gives the focus back', async () => {
    await button.focus();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  });
});

test.describe('in Arabic', () => {
  test.use({ locale: 'ar' });

  test('pays by the keyboard alone', async ({ page }) => {
    await page.goto('bills');
    await expect(page.locator('h1')).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox').last()).toBeFocused();
    await page.keyboard.type('ادفع maya ٢٠');
    await expect(page.getByRole('group', { name: 'المستفيدون' }).getByRole('option')).toHaveText(
      /ادفع.*20\.00.*Maya Lindqvist/,
    );
    await page.keyboard.press('Enter');
    await expect(page.locator('input[name="amount"]')).toHaveValue('20.00');
    await expect(page.getByRole('radio', { name: /Maya Lindqvist/ })).toBeChecked();
  });
});
