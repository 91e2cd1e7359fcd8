import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

// Firefox needs the size, too: its project has a desktop's width.
test.use({ signedIn: true, viewport: { width: 390, height: 844 } });

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
    await expect(page.getByRole('main')).toContainText('Holiday');
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
  await test.step('a person is added, whose name the bank knows better, and paid', async () => {
    await page.getByRole('link', { name: /Pay a person/ }).click();
    await page.getByRole('button', { name: 'Add a payee' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Noah Beck');
    await page.getByRole('textbox', { name: 'Account number' }).fill('4000 1188 2201');
    await page.getByRole('button', { name: 'Check the name' }).click();
    await expect(page.getByRole('dialog')).toContainText('This account belongs to Noah Lindgren');
    await page.getByRole('button', { name: 'Add Noah Lindgren' }).click();
    await expect(page.getByRole('radio', { name: /Noah Lindgren/ })).toBeChecked();
    await page.getByRole('textbox', { name: 'Amount' }).fill('11.90');
    await page.getByRole('button', { name: 'Review' }).click();
    await page.getByRole('button', { name: 'Pay $11.90' }).click();
    await confirm(page);
    await expect(page.getByRole('heading', { name: 'You paid Noah Lindgren $11.90' })).toBeVisible();
  });
  await test.step('a wire shows all costs, and is on its way', async () => {
    await page.getByRole('link', { name: 'All transfers' }).click();
    await page.getByRole('link', { name: /Send money abroad/ }).click();
    await page.getByRole('textbox', { name: 'Recipient', exact: true }).fill('Anna Weber');
    await page.getByRole('textbox', { name: 'IBAN or account number' }).fill('DE89 3704 0044 0532 0130 00');
    await expect(page.getByRole('textbox', { name: 'BIC' })).toHaveValue('COBADEFF');
    await page.getByRole('textbox', { name: 'Recipient gets' }).fill('100');
    await expect(page.getByRole('textbox', { name: 'You send' })).toHaveValue('133.45');
    await page.getByRole('button', { name: 'Review' }).click();
    await expect(page.getByRole('main')).toContainText('1 EUR = 1.0845 USD');
    await expect(page.getByRole('main')).toContainText('$133.45');
    await page.getByRole('button', { name: 'Send $133.45' }).click();
    await confirm(page);
    await expect(page.getByRole('heading', { name: '€100.00 is on its way to Anna Weber' })).toBeVisible();
  });
  await test.step('a file of payments is read, its faulty line left out, and the rest paid', async () => {
    await page.getByRole('link', { name: 'All transfers' }).click();
    await page.getByRole('button', { name: 'Page actions' }).click();
    await page.getByRole('menuitem', { name: 'Import' }).click();
    const content = 'Name;Account;Amount;Reference\nAna;40001100;20,55;May\nAna;40001100;1;\n';
    await page
      .getByLabel('File')
      .setInputFiles({ name: 'may.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
    await expect(page.getByLabel('File')).toHaveAccessibleDescription(/^may\.csv /);
    await page.getByRole('button', { name: 'Review' }).click();
    await expect(page.getByRole('region', { name: '1 line is left out' })).toContainText('Line 3');
    await page.getByRole('button', { name: 'Pay $20.55' }).click();
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: '$20.55' })).toHaveCount(1);
  });
  await page.goto('accounts');
  await expect(page.getByRole('main')).toContainText('$7,146.00');
});

/** Enters the code that the bank asks for where money goes to somebody new. */
async function confirm(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Verification code' }).fill('123456');
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
}
