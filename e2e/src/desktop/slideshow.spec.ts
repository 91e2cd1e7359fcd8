import type { Page } from '@playwright/test';
import { chromiumOnly, expect, motion, test } from '../fixtures.ts';
import { expectNothing, expectTime, stopClock, stopwatch } from '../stopwatch.ts';

test.use(motion);

test.beforeEach(({ page }) => stopClock(page));

const picture = (number: number) => `img[src*="background-${number}"][data-state="current"]`;

test(
  'changes its three pictures every five seconds until it is paused, and not where less motion is wanted',
  chromiumOnly,
  async ({ page }) => {
    await openPictures(page);
    const turns = [stopwatch(page, { css: picture(1) }, { css: picture(2) })];
    turns.push(stopwatch(page, { css: picture(2) }, { css: picture(3) }));
    turns.push(stopwatch(page, { css: picture(3) }, { css: picture(1) }));
    for (const turn of turns) await expectTime(page, turn, 5000);

    await page.getByRole('button', { name: 'Pause background pictures' }).click();
    await expectNothing(page, stopwatch(page, { css: picture(1) }, { css: picture(2) }), 5600);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    await expect(page.getByRole('button', { name: /background pictures/ })).toHaveCount(0);
  },
);

test('starts only once the first picture has come', async ({ page }) => {
  const first = await holdFirstPicture(page);
  await page.goto('auth/login', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  const started = stopwatch(page, { css: 'h1' }, { css: picture(1) });
  await expectNothing(page, started, 6000);
  await expect(page.locator('img[src*="background-2"]')).toHaveCount(0);
  const taken = stopwatch(page, { css: picture(1) }, { css: picture(2) });
  first.release();
  await expect(page.locator(picture(1))).toBeAttached();
  await expectTime(page, taken, 5000);
});

test('starts also when the first picture fails', async ({ page, expectProblems }) => {
  expectProblems(/response 404: .*background-1/);
  await page.route(/background-1/, (route) => route.fulfill({ status: 404 }));
  await openPictures(page);
  await expectTime(page, stopwatch(page, { css: picture(1) }, { css: picture(2) }), 5000);
});

async function openPictures(page: Page): Promise<void> {
  await page.goto('auth/login');
  await expect(page.locator(picture(1))).toBeAttached();
}

async function holdFirstPicture(page: Page): Promise<{ release: () => void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/background-1/, async (route) => {
    await released;
    await route.continue();
  });
  return { release };
}
