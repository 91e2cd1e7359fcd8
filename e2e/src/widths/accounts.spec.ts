import { readFile } from 'node:fs/promises';
import { chromiumOnly, expect, test } from '../fixtures.ts';

test.use({ signedIn: true });

const names = ['Primary Checking', 'High Yield Savings', 'Rewards Credit Card', 'Auto Loan'];

test('shows every account, acts on them, adds, filters and exports them', chromiumOnly, async ({ page, viewport }) => {
  const isPhone = (viewport?.width ?? 0) < 768;
  await page.goto('accounts');
  const overview = page.getByRole('region', { name: 'Account Overview' });

  await test.step('starts with a link that skips to the content', async () => {
    await expect(page.getByRole('heading', { name: 'Account Overview' })).toBeVisible();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to the content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('button', { name: 'Add Account' })).toBeFocused();
  });

  await test.step('shows three cards and every account in detail, with masked numbers', async () => {
    const details = page.getByRole('region', { name: 'Account Details' });
    // A phone has each account once.
    const cards = isPhone ? details : overview;
    await expect(cards.getByRole('listitem')).toHaveCount(isPhone ? 4 : 3);
    for (const name of names) await expect(details).toContainText(name);
    await expect(details).toContainText('•••• 4821');
    await expect(details).toContainText('ending 4821');
    await expect(details).toContainText('−$1,240.90');
    await expect(details.getByText('Active', { exact: true })).toHaveCount(4);
    await cards.getByRole('link', { name: /High Yield Savings/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Savings' })).toBeVisible();
    await page.goBack();
  });

  await test.step('acts on one account from its row', async () => {
    await page.getByRole('button', { name: 'Actions for Auto Loan' }).click();
    await page.getByRole('menuitem', { name: 'Account details' }).click();
    await expect(page.getByRole('dialog', { name: 'Auto Loan' })).toContainText('ending 3378');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Actions for Primary Checking' }).click();
    await page.getByRole('menuitem', { name: 'Transfer money' }).click();
    await expect(page).toHaveURL(/\/transfers\/internal\?from=checking$/);
    await page.goBack();
  });

  await test.step('asks the bank’s people for a credit card', async () => {
    const add = overview.getByRole('button', { name: 'Add Account' });
    await add.click();
    await page.getByRole('dialog', { name: 'Add an account' }).getByRole('button', { name: 'Credit Card' }).click();
    await expect(page.getByRole('dialog', { name: 'Apply for a credit card' }).getByRole('link')).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(add).toBeFocused();
  });

  await test.step('filters and exports what the header’s actions say', async () => {
    const act = async (name: string) => {
      if (isPhone) await page.getByRole('button', { name: 'Page actions' }).click();
      await page
        .getByRole(isPhone ? 'menuitem' : 'button', { name, exact: true })
        .first()
        .click();
    };
    await act('Filter');
    await page.keyboard.type('rewards');
    await expect(page.getByRole('status').filter({ hasText: '1 of 4 accounts' })).toBeVisible();

    const download = page.waitForEvent('download');
    await act('Export');
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^accounts-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await readFile(await file.path(), 'utf8')).split('\r\n').filter(Boolean);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^\uFEFFAccount Name,Account Number,Type,Balance/);
    expect(lines[1]).toContain('Rewards Credit Card,•••• 1156,Credit Card,-1240.90');
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(file.suggestedFilename());

    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page.getByRole('region', { name: 'Account Details' })).toContainText('Auto Loan');
  });
});

test(
  'opens savings with a first deposit by the keyboard alone, which are in the list at once',
  chromiumOnly,
  async ({ page }) => {
    await page.goto('accounts');
    await page.getByRole('main').getByRole('button', { name: 'Add Account' }).press('Enter');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Savings/ })
      .press('Enter');
    await expect(page.getByLabel('Account name')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Holidays');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.type('500');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Open account and pay $500.00' }).press('Enter');

    const opened = page.getByRole('dialog', { name: 'Your account is open' });
    await expect(opened).toBeFocused();
    await expect(opened).toContainText('Holidays');
    await page.keyboard.press('Escape');

    const details = page.getByRole('region', { name: 'Account Details' });
    await expect(details).toContainText('Holidays');
    await expect(details).toContainText('$8,062.40');
  },
);
