import { expect, test } from '../fixtures.ts';
import { goWithin } from '../goWithin.ts';

test.use({ signedIn: true });

const destinations = [
  ['dashboard', 'New', /\/transfers$/],
  ['transfers', 'New Transfer', /\/transfers\/internal$/],
  ['cards', 'Manage', /\/settings$/],
  ['cards', 'Apply for Card', /\/accounts\/credit$/],
  ['budget', 'Reports', /\/analytics$/],
  ['bills', 'New Transfer', /\/transfers$/],
] as const;

test('lead to the page that owns what they say, to the support, or to a dialog', async ({ page }) => {
  await page.goto('alerts');
  for (const [path, name, url] of destinations) {
    await goWithin(page, path);
    await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
    await expect(page, `${name} of /${path}`).toHaveURL(url);
  }

  await test.step('reach the support where no page owns it yet', async () => {
    await goWithin(page, 'transfers');
    await page.getByRole('button', { name: 'Import' }).click();
    const mail = page.getByRole('dialog', { name: 'Import' }).getByRole('link', { name: /@/ });
    await expect(mail).toHaveAttribute('href', 'mailto:support@international-bank.example?subject=Import');
    await page.keyboard.press('Escape');
  });

  await test.step('open the dashboard’s own dialog from every page', async () => {
    await goWithin(page, 'alerts');
    await page.getByRole('banner').getByRole('button', { name: 'Customize' }).click();
    await expect(page.getByRole('dialog', { name: 'Customize your dashboard' })).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});
