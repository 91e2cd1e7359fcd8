import { expect, test } from '../fixtures.ts';
import { goWithin } from '../goWithin.ts';

test.use({ signedIn: true });

test('is a modal sheet of 18rem with ways out, which closes once a page is chosen', async ({ page }) => {
  await page.goto('budget');
  const open = page.getByRole('button', { name: 'More', exact: true });
  const sheet = page.getByRole('dialog', { name: 'Navigation' });
  const anySheet = page.getByRole('dialog');
  await expect(anySheet).toHaveCount(0);

  await test.step('has a way out, which gives the focus back', async () => {
    await open.click();
    await expect(sheet).toHaveCSS('width', '288px');
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(sheet).toHaveCount(0);
    await expect(open).toBeFocused();
  });

  await test.step('closes on Escape, and beside it, without touching the cookie of the desktop', async () => {
    await open.click();
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(anySheet).toHaveCount(0);
    await open.click();
    await page.mouse.click(370, 420);
    await expect(anySheet).toHaveCount(0);
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('sidebar:state');
  });

  await test.step('is toggled by Ctrl+B', async () => {
    await page.keyboard.press('Control+b');
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Control+b');
    await expect(anySheet).toHaveCount(0);
  });

  await test.step('closes when the window grows past 768 px, and stays closed when it shrinks again', async () => {
    await open.click();
    await expect(sheet).toBeVisible();
    await page.setViewportSize({ width: 768, height: 844 });
    await expect(anySheet).toHaveCount(0);
    await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeVisible();
    await page.setViewportSize({ width: 767, height: 844 });
    await expect(open).toBeVisible();
    await expect(anySheet).toHaveCount(0);
  });

  await test.step('is there on a phone that is held sideways, too', async () => {
    await page.setViewportSize({ width: 844, height: 390 });
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 844 });
  });

  await test.step('closes once a page is chosen, and the page takes the focus', async () => {
    await open.click();
    await anySheet.getByRole('button', { name: 'Transfers' }).click();
    await anySheet.getByRole('link', { name: 'Wire Transfer' }).click();
    await expect(anySheet).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Wire Transfer' })).toBeFocused();
  });

  await test.step('the header’s actions are reached by arrows, Home, End and letters, and Escape gives the focus back', async () => {
    await goWithin(page, 'accounts');
    await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible();
    const trigger = page.getByRole('button', { name: 'Page actions' });
    await trigger.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Filter' })).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Add Account' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Filter' })).toBeFocused();
    await page.keyboard.press('e');
    await expect(page.getByRole('menuitem', { name: 'Export' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(trigger).toBeFocused();
  });
});
