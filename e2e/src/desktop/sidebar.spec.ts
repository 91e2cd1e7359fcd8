import { expect, test } from '../fixtures.ts';
import { goWithin } from '../goWithin.ts';

test.use({ signedIn: true });

const groups = {
  Main: ['Dashboard', 'Accounts', 'Transfers', 'Cards', 'Bills & Payments', 'Budget'],
  Insights: ['Analytics', 'Alerts', 'Settings'],
};

test('lists the pages of the bank, opens the current group, and is a rail of icons on demand', async ({ page }) => {
  await page.goto('accounts/savings');
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' });

  await test.step('opens the group of the current page by itself and does not close it on its header', async () => {
    const accounts = page.getByRole('button', { name: 'Accounts', exact: true });
    const transfers = page.getByRole('button', { name: 'Transfers', exact: true });
    await expect(accounts).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('link', { name: 'Savings', exact: true })).toHaveAttribute('aria-current', 'page');
    await accounts.click();
    await expect(accounts).toHaveAttribute('aria-expanded', 'true');

    await expect(transfers).toHaveAttribute('aria-expanded', 'false');
    await transfers.click();
    await expect(transfers).toHaveAttribute('aria-expanded', 'true');
    await transfers.click();
    await expect(transfers).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('link', { name: 'Wire Transfer' })).toBeHidden();
  });

  await test.step('lists the pages in two groups, and the help box', async () => {
    await goWithin(page, 'budget');
    for (const [group, names] of Object.entries(groups)) {
      const rows = page.getByRole('list', { name: group }).locator('> li > :is(a, button)');
      await expect(rows).toHaveText(names);
    }
    await page.getByRole('button', { name: 'Transfers', exact: true }).click();
    for (const name of [
      'Checking',
      'Savings',
      'Credit Cards',
      'Internal Transfer',
      'External Transfer',
      'Wire Transfer',
    ])
      await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Budget', exact: true })).toHaveAttribute('aria-current', 'page');
    await expect(sidebar).toContainText('Secure support, 24/7.');
    await expect(sidebar).toContainText('Get assistance anytime.');
    await sidebar.getByRole('button', { name: 'Contact Support' }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
    await page.keyboard.press('Escape');
  });

  await test.step('toggles on Ctrl+B and Cmd+B, and on no other keys', async () => {
    await page.keyboard.press('Control+b');
    await expect(sidebar).toHaveAttribute('data-state', 'collapsed');
    await page.keyboard.press('Meta+b');
    await expect(sidebar).toHaveAttribute('data-state', 'expanded');
    for (const keys of ['Control+Shift+B', 'Control+Alt+b', 'b']) await page.keyboard.press(keys);
    await expect(sidebar).toHaveAttribute('data-state', 'expanded');
  });

  await test.step('leaves Ctrl+B to whoever types', async () => {
    await goWithin(page, 'accounts');
    await expect(page.getByRole('region', { name: 'Account Details' }).getByRole('table')).toBeVisible();
    await page.getByRole('button', { name: 'Filter' }).click();
    await page
      .getByRole('main')
      .getByRole('searchbox')
      .or(page.getByRole('main').getByRole('textbox'))
      .press('Control+b');
    await expect(sidebar).toHaveAttribute('data-state', 'expanded');
  });

  await test.step('keeps names and sub-pages within reach on the rail of icons', async () => {
    await goWithin(page, 'transfers/wire');
    await page.getByRole('button', { name: 'Toggle sidebar' }).click();
    await page.getByRole('link', { name: 'Budget' }).focus();
    await expect(page.getByRole('link', { name: 'Budget' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Transfers' })).toHaveAttribute('aria-current', 'page');
    await page.getByRole('button', { name: 'Accounts' }).click();
    await page.getByRole('menuitem', { name: 'Savings' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Savings' })).toBeVisible();
  });
});
