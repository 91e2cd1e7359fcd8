import { chromiumOnly, expect, test } from '../fixtures.ts';
import { goWithin } from '../goWithin.ts';
import { expectNamed, mainPages } from '../pages.ts';

test.use({ signedIn: true });

test('every page has its name and its actions', async ({ page }) => {
  await page.goto('budget');
  for (const mainPage of mainPages) {
    await goWithin(page, mainPage.path);
    await expectNamed(page, mainPage);
    const banner = page.getByRole('banner');
    for (const name of mainPage.actions)
      await expect(banner.getByRole('button', { name, exact: true }), mainPage.path).toBeVisible();
    await expect(banner.getByRole('button'), mainPage.path).toHaveCount(mainPage.actions.length + 6);
  }
});

test('actions lead to the page that owns what they say, or to a dialog', async ({ page }) => {
  await page.goto('dashboard');
  await page.getByRole('banner').getByRole('button', { name: 'New', exact: true }).click();
  await expect(page).toHaveURL(/\/transfers$/);

  await goWithin(page, 'alerts');
  await page.getByRole('banner').getByRole('button', { name: 'Customize' }).click();
  await expect(page.getByRole('dialog', { name: 'Customize your dashboard' })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a wide screen has the header above the content, not at its edges', async ({ page }) => {
  await page.goto('dashboard');
  await page.setViewportSize({ width: 2560, height: 900 });
  const content = page.getByRole('region', { name: 'Transaction History' });
  await expect(content).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const account = await page.getByRole('button', { name: 'Your account' }).boundingBox();
  expect(rightEdge(account)).toBe(rightEdge(await content.boundingBox()));
});

test('paper has the letterhead, the page, and nothing to press', chromiumOnly, async ({ page }) => {
  await page.goto('accounts');
  const row = page.getByRole('row', { name: /^Auto Loan/ });
  await expect(row.getByRole('button')).toBeVisible();

  await page.emulateMedia({ media: 'print' });

  await expect(page.getByText('+1 800 555 0134')).toBeVisible();
  await expect(row).toBeVisible();
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toHaveCount(0);
  await expect(page.locator('button:visible:not(th > *)')).toHaveCount(0);
});

function rightEdge(box: { x: number; width: number } | null): number | undefined {
  return box?.x && box.x + box.width;
}
