import { expect, test } from '../fixtures.ts';
import { placeholders } from '../pages.ts';

test.use({ signedIn: true });

test('all thirteen say what is coming and lead back to the dashboard', async ({ page }) => {
  expect(placeholders).toHaveLength(13);
  for (const { path, title } of placeholders) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(title);
    await expect(page.getByRole('main'), path).toContainText('We are preparing this page.');
    await expect(page.getByRole('main').getByRole('link', { name: 'Back to the dashboard' }), path).toBeVisible();
  }
  await page.getByRole('link', { name: 'Back to the dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});
