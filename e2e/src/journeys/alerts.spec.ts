import { expect, test } from '../fixtures.ts';

test.use({ signedIn: true });

test('from the bell to what it tells of, to all alerts, read, and to what is told', async ({ page }) => {
  await page.goto('budget');
  await page.getByRole('button', { name: 'Alerts, 3 unread' }).click();
  await page.getByRole('menuitem', { name: /^Card declined New/ }).click();
  await expect(page).toHaveURL(/\/cards$/);

  await page.getByRole('button', { name: 'Alerts, 3 unread' }).click();
  await page.getByRole('menuitem', { name: 'All alerts' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Alerts' })).toBeFocused();
  const list = page.getByRole('region', { name: 'What happened' });
  await expect(list.getByText('New', { exact: true })).toHaveCount(3);
  await list.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(list.getByText('New', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Alerts', exact: true })).toBeVisible();

  await list.getByLabel('Show').selectOption('Money in');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list.getByRole('link', { name: 'Money in' })).toHaveAttribute('href', /\/accounts\/details\/checking$/);

  await page.getByRole('button', { name: 'Choose alerts' }).click();
  const choices = page.getByRole('dialog', { name: 'Choose alerts' });
  const moneyIn = choices.getByRole('form', { name: 'Money in' });
  await moneyIn.getByLabel('From this amount').fill('20');
  await moneyIn.getByRole('button', { name: 'Save' }).click();
  await expect(moneyIn.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await page.reload();
  await expect(moneyIn.getByLabel('From this amount')).toHaveValue('$20');
});
