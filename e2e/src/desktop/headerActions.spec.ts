import { expect, test } from '../fixtures.ts';
import { goWithin } from '../goWithin.ts';

test.use({ signedIn: true });

/** Of pages that no remote shows: they lead to no other such page. */
const unowned = [['budget', 'Reports']] as const;

test('lead to the page that owns what they say, to the support, or to a dialog', async ({ page }) => {
  await page.goto('dashboard');
  await page.getByRole('banner').getByRole('button', { name: 'New', exact: true }).click();
  await expect(page).toHaveURL(/\/transfers$/);

  await test.step('reach the support where no page owns it yet', async () => {
    for (const [path, name] of unowned) {
      await goWithin(page, path);
      await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
      const mail = page.getByRole('dialog', { name }).getByRole('link', { name: /@/ });
      const subject = encodeURIComponent(name);
      await expect(mail).toHaveAttribute('href', `mailto:support@international-bank.example?subject=${subject}`);
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(new RegExp(`/${path}$`));
    }
  });

  await test.step('open the dashboard’s own dialog from every page', async () => {
    await goWithin(page, 'alerts');
    await page.getByRole('banner').getByRole('button', { name: 'Customize' }).click();
    await expect(page.getByRole('dialog', { name: 'Customize your dashboard' })).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});
