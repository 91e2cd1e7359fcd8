import { expect, test } from '../fixtures.ts';
import { expectTime, stopClock, stopwatchFrom } from '../stopwatch.ts';

test.use({ signedIn: true, viewport: { width: 1440, height: 480 } });

const HIDDEN = 'rgba(0, 0, 0, 0) rgba(0, 0, 0, 0)';

test('shows its bar under the pointer until 600 ms after, and while it is scrolled by keyboard', async ({ page }) => {
  await stopClock(page);
  await page.goto('transfers');
  const area = page.getByRole('navigation', { name: 'Main' });
  await expect(area).toHaveCSS('scrollbar-color', HIDDEN);
  await area.hover();
  await expect(area).not.toHaveCSS('scrollbar-color', HIDDEN);
  const taken = await stopwatchFrom('pointerleave', area, { css: '[aria-label="Main"][data-active]', absent: true });
  await page.mouse.move(900, 300);
  await expectTime(page, taken(), 600);
  await expect(area).toHaveCSS('scrollbar-color', HIDDEN);

  while (!(await area.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab');
  await expect(area).not.toHaveCSS('scrollbar-color', HIDDEN);
  await page.keyboard.press('End');
  await expect.poll(() => area.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(50);
});
