import { WITHOUT_SPLASH } from '@bank/platform/src/testkit/splash.ts';
import type { Page } from '@playwright/test';
import { chromiumOnly, expect, motion, test } from '../fixtures.ts';
import { runUntil, stopClock } from '../stopwatch.ts';

const START_UP_IMAGES = /artifacts\/shell\/(logo|coming|unavailable|support|profile)\.[^/]+\.svg/;

interface SplashTimes {
  paint: number;
  fading: number;
  gone: number;
}

test.use({ splash: true, ...motion });

test('stands for 1.5 seconds, silent, while five images are requested, fades for half a second, and then the app is there', async ({
  page,
}) => {
  const requested = new Set<string>();
  page.on('request', (request) => START_UP_IMAGES.test(request.url()) && requested.add(request.url()));
  const times = await splashTimes(page, async () => {
    const splash = page.locator('#splash');
    await expect(splash).toContainText('International Bank');
    await expect(splash).toContainText('Serving To Empower You');
    await expect(splash.locator('svg')).toBeVisible();
    await expect(splash).toHaveAttribute('aria-hidden', 'true');
    expect(await splash.evaluate((element) => element.contains(document.activeElement))).toBe(false);
  });
  expect(times.fading - times.paint).toBeCloseTo(1500, 0);
  expect(times.gone - times.fading).toBe(500);
  expect(requested.size).toBe(5);
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
});

test('is not held up by images that are missing, or never come', async ({ page, expectProblems }) => {
  expectProblems(/response 404: .*\.svg/);
  await page.route(START_UP_IMAGES, (route) =>
    /logo|coming/.test(route.request().url()) ? route.fulfill({ status: 404 }) : undefined,
  );
  const times = await splashTimes(page);
  expect(times.fading - times.paint).toBeCloseTo(1500, 0);
  expect(times.gone - times.fading).toBe(500);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('goes without a fade where less motion is wanted', chromiumOnly, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const times = await splashTimes(page);
  expect(times.fading - times.paint).toBeCloseTo(1500, 0);
  expect(times.gone - times.fading).toBeLessThanOrEqual(1);
});

/** Returns ms by the page's clock. */
async function splashTimes(page: Page, whileItStands = async () => {}): Promise<SplashTimes> {
  await stopClock(page);
  await page.addInitScript(() => {
    const times: Record<string, number> = {};
    Object.assign(globalThis, { splashTimes: times });
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries()) {
        if (name === 'first-contentful-paint') times.paint = startTime;
      }
    }).observe({ type: 'paint', buffered: true });
    let wasThere = false;
    new MutationObserver(() => {
      const splash = document.getElementById('splash');
      wasThere ||= splash !== null;
      if (splash?.dataset.state === 'fading') times.fading ??= performance.now();
      if (wasThere && !splash) times.gone ??= performance.now();
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
  await page.goto('auth/login', { waitUntil: 'commit' });
  await whileItStands();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeAttached();
  await runUntil(page, page.locator(WITHOUT_SPLASH));
  return page.evaluate(() => (globalThis as unknown as { splashTimes: SplashTimes }).splashTimes);
}
