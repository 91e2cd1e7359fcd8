import { expect, test } from '../fixtures.ts';

test.use({ signedIn: true });

test.beforeEach(async ({ page }) => {
  await page.goto('cards');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Open navigation' }).click();
});

test('is a modal sheet of 18rem with a way out', async ({ page }) => {
  const sheet = page.getByRole('dialog', { name: 'Navigation' });
  await expect(sheet).toHaveCSS('width', '288px');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Open navigation' })).toBeFocused();
});

test('closes once a page is chosen, and the page takes the focus', async ({ page }) => {
  await page.getByRole('dialog').getByRole('button', { name: 'Transfers' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Wire Transfer' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Wire Transfer' })).toBeFocused();
});

test('closes on Escape, and beside it, without touching the cookie of the desktop', async ({ page }) => {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await page.mouse.click(370, 420);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('sidebar:state');
});

test('closes when the window grows past 768 px, and stays closed when it shrinks again', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 844 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeVisible();
  await page.setViewportSize({ width: 767, height: 844 });
  await expect(page.getByRole('button', { name: 'Open navigation' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('is toggled by Ctrl+B', async ({ page }) => {
  await page.keyboard.press('Control+b');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+b');
  await expect(page.getByRole('dialog', { name: 'Navigation' })).toBeVisible();
});
