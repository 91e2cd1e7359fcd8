import { expect, test } from '../fixtures.ts';

test.use({ signedIn: true });

const destinations = [
  ['dashboard', 'New', /\/transfers$/],
  ['transfers', 'New Transfer', /\/transfers\/internal$/],
  ['cards', 'Manage', /\/settings$/],
  ['cards', 'Apply for Card', /\/accounts\/credit$/],
  ['budget', 'Reports', /\/analytics$/],
  ['bills', 'New Transfer', /\/transfers$/],
] as const;

test('lead to the page that owns what they say', async ({ page }) => {
  for (const [path, name, url] of destinations) {
    await page.goto(path);
    await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
    await expect(page, `${name} of /${path}`).toHaveURL(url);
  }
});

test('reach the support where no page owns it yet', async ({ page }) => {
  await page.goto('transfers');
  await page.getByRole('button', { name: 'Import' }).click();
  const mail = page.getByRole('dialog', { name: 'Import' }).getByRole('link', { name: /@/ });
  await expect(mail).toHaveAttribute('href', 'mailto:support@international-bank.example?subject=Import');
});

test('open the dashboard’s own dialog from every page', async ({ page }) => {
  await page.goto('alerts');
  await page.getByRole('banner').getByRole('button', { name: 'Customize' }).click();
  await expect(page.getByRole('dialog', { name: 'Customize your dashboard' })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
});
