import { expect, test } from '../fixtures.ts';
import { expectTime, stopwatchFrom } from '../stopwatch.ts';

test.use({ signedIn: true });

test.beforeEach(({ page }) => page.goto('cards'));

test('opens when the pointer has rested for 700 ms, and closes on Escape', { tag: '@timed' }, async ({ page }) => {
  const button = page.getByRole('button', { name: 'Toggle sidebar' });
  const taken = await stopwatchFrom('pointerover', button, { css: '[role="tooltip"]' });
  await button.hover();
  expectTime(await taken(), 700);
  await expect(page.getByRole('tooltip')).toHaveText('Toggle sidebar');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
});

test('opens at once on keyboard focus, and can be hovered', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Toggle sidebar' });
  await page.keyboard.press('Tab');
  const taken = await stopwatchFrom('focus', button, { css: '[role="tooltip"]' });
  while (!(await button.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab');
  expect(await taken()).toBeLessThan(200);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip', { name: 'Toggle sidebar' })).toHaveCount(0);

  await button.hover();
  await page.getByRole('tooltip', { name: 'Toggle sidebar' }).hover();
  await expect(page.getByRole('tooltip', { name: 'Toggle sidebar' })).toBeVisible();
});

test('names what the rail of icons leads to', async ({ page }) => {
  await page.getByRole('button', { name: 'Toggle sidebar' }).click();
  await page.getByRole('link', { name: 'Budget' }).hover();
  await expect(page.getByRole('tooltip')).toHaveText('Budget');
  await page.getByRole('button', { name: 'Transfers' }).hover();
  await expect(page.getByRole('tooltip')).toHaveText('Transfers');
});
