import { expect, test } from '../fixtures.ts';

test.use({ signedIn: true });

test('are reached by arrows, Home, End and letters, and Escape gives the focus back', async ({ page }) => {
  await page.goto('accounts');
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
