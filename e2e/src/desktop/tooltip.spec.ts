import { expect, test } from '../fixtures.ts';
import { expectTime, stopClock, stopwatchFrom } from '../stopwatch.ts';

test.use({ signedIn: true });

test('opens at once on keyboard focus, when the pointer has rested for 700 ms, and on the rail of icons', async ({
  page,
}) => {
  await stopClock(page);
  await page.goto('budget');
  const button = page.getByRole('button', { name: 'Toggle sidebar' });

  await test.step('opens at once on keyboard focus, and can be hovered', async () => {
    await page.keyboard.press('Tab');
    const taken = await stopwatchFrom('focus', button, { css: '[role="tooltip"]' });
    while (!(await button.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab');
    await expectTime(page, taken(), 0);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tooltip', { name: 'Toggle sidebar' })).toHaveCount(0);

    await button.hover();
    await page.clock.runFor(700);
    await page.getByRole('tooltip', { name: 'Toggle sidebar' }).hover();
    await page.clock.runFor(1000);
    await expect(page.getByRole('tooltip', { name: 'Toggle sidebar' })).toBeVisible();
    await page.mouse.move(900, 600);
    await page.clock.runFor(1000);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });

  await test.step('opens when the pointer has rested for 700 ms, and closes on Escape', async () => {
    const taken = await stopwatchFrom('pointerover', button, { css: '[role="tooltip"]' });
    await button.hover();
    await expectTime(page, taken(), 700);
    await expect(page.getByRole('tooltip')).toHaveText('Toggle sidebar');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });

  await test.step('names what the rail of icons leads to', async () => {
    await button.click();
    await page.getByRole('link', { name: 'Budget' }).hover();
    await page.clock.runFor(700);
    await expect(page.getByRole('tooltip')).toHaveText('Budget');
    await page.getByRole('button', { name: 'Transfers' }).hover();
    await page.clock.runFor(700);
    await expect(page.getByRole('tooltip')).toHaveText('Transfers');
  });
});
