import type { Locator, Page } from '@playwright/test';
import { chromiumOnly, expect, motion, test } from '../fixtures.ts';
import { goWithin } from '../goWithin.ts';
import { advance, expectNothing, expectTime, runUntil, stopClock, stopwatch } from '../stopwatch.ts';

test.use({ signedIn: true, ...motion });

const slide = (number: number) => `[aria-label="Slide ${number} of 5"]:not([inert])`;

test(
  'turns by itself every five seconds, unless the customer takes over or wants less motion; loops through five slides',
  chromiumOnly,
  async ({ page }) => {
    const carousel = await openStopped(page);
    const turned = stopwatch(page, { css: slide(2) }, { css: slide(3) });
    await advance(page, 5000);
    await expectTime(page, turned, 5000);

    await test.step('stops for good when the customer takes over, and starts when asked', async () => {
      await carousel.getByRole('button', { name: 'Show slide 4' }).click();
      await page.mouse.move(0, 0);
      await page.getByRole('button', { name: 'Your account' }).focus();
      await expect(carousel.getByRole('button', { name: 'Play offers' })).toBeVisible();
      await expectNothing(page, stopwatch(page, { css: slide(4) }, { css: slide(4), absent: true }), 5600);
      const taken = stopwatch(page, { css: '[aria-label="Pause offers"]' }, { css: slide(5) });
      await carousel.getByRole('button', { name: 'Play offers' }).click();
      await expectTime(page, taken, 5000);
    });

    await test.step('stands still where less motion is wanted', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await goWithin(page, 'budget');
      await expect(page.getByRole('heading', { level: 1, name: 'Budget' })).toBeAttached();
      await goWithin(page, 'dashboard');
      await runUntil(page, page.locator('.recharts-pie'));
      await expectNothing(page, stopwatch(page, { css: slide(1) }, { css: slide(1), absent: true }), 5600);
    });

    await test.step('loops through five slides, of which only the current one can be reached', async () => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.clock.resume();
      await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
      await expect(carousel.locator('[aria-label$="of 5"]')).toHaveCount(5);
      const headlines = new Set<string>();
      for (const number of [2, 3, 4, 5, 1]) {
        await carousel.getByRole('button', { name: 'Next offer' }).click();
        await expect(page.locator(slide(number))).toHaveCount(1);
        await expect(carousel.locator('[aria-label$="of 5"]:not([inert])')).toHaveCount(1);
        headlines.add(await page.locator(slide(number)).getByRole('heading').innerText());
      }
      expect(headlines.size).toBe(5);
      await carousel.getByRole('button', { name: 'Previous offer' }).click();
      await expect(page.locator(slide(5))).toHaveCount(1);
    });
  },
);

/** Opens the carousel with the page's clock stopped. */
async function openStopped(page: Page): Promise<Locator> {
  await stopClock(page);
  await page.goto('dashboard');
  const carousel = page.getByRole('group', { name: 'Offers' });
  await expect(carousel).toBeAttached();
  // A chunk still loading while the clock jumps would time out.
  await runUntil(page, page.locator('.recharts-pie'));
  return carousel;
}
