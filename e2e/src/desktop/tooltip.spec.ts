import { expect, test } from '../fixtures.ts';
import { expectTime, stopClock, stopwatchFrom } from '../stopwatch.ts';

test.use({ signedIn: true });

const HIDDEN = 'rgba(0, 0, 0, 0) rgba(0, 0, 0, 0)';

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

  await test.step('the area under it shows its bar under the pointer until 600 ms after, and while it is scrolled by keyboard', async () => {
    await button.click();
    await page.mouse.move(900, 300);
    await page.clock.runFor(1000);
    await page.setViewportSize({ width: 1440, height: 480 });
    const area = page.getByRole('navigation', { name: 'Main' });
    await expect(area).toHaveCSS('scrollbar-color', HIDDEN);
    await area.hover();
    await expect(area).not.toHaveCSS('scrollbar-color', HIDDEN);
    const taken = await stopwatchFrom('pointerleave', area, { css: '[aria-label="Main"][data-active]', absent: true });
    await page.mouse.move(900, 300);
    await expectTime(page, taken(), 600);
    await expect(area).toHaveCSS('scrollbar-color', HIDDEN);

    // Backwards: past the end of a page Firefox leaves it.
    while (!(await area.evaluate((element) => element === document.activeElement)))
      await page.keyboard.press('Shift+Tab');
    await expect(area).not.toHaveCSS('scrollbar-color', HIDDEN);
    await page.keyboard.press('End');
    await expect.poll(() => area.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(50);
  });
});
