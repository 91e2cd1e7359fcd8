import type { Page } from '@playwright/test';
import { runUntil, stopClock } from '../stopwatch.ts';
import { expect, signIn, test } from './fixtures.ts';

/** Code that describes errors and measures, and what pages send. */
const TELEMETRY = /\/src_reporting_|\/(events|reports)$/;
const DATA = /\/api\/v1\/(?!auth)/;
/** Requests are given up after thirty seconds. */
const SLOW_MS = 25_000;

test('the sign-in page is usable before anything tells of it', async ({ page }) => {
  await page.goto('about:blank');
  await stopClock(page);
  const told = recordTelemetry(page);
  await page.goto('auth/login');

  await runUntil(page, page.getByLabel('Username'));
  expect(told).toEqual([]);

  await runUntilTold(page, told);
});

for (const [path, data] of [
  ['dashboard', 'Net Worth'],
  ['accounts', 'Primary Checking'],
] as const) {
  test(`nothing tells of ${path} while its data is still to come`, async ({ page, problems }) => {
    // The clock jumps while it loads.
    problems.allow(/could not be made to slide/);
    await signIn(page);
    await page.goto('about:blank');
    await stopClock(page);
    const told = recordTelemetry(page);
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    let isAsked = false;
    await page.route(DATA, async (route) => {
      isAsked = true;
      await isAnswered;
      await route.continue();
    });
    await page.goto(path);

    const busy = page.getByRole('main').locator('[aria-busy="true"]').first();
    await runUntil(page, busy);
    // The page gives up code that is on its way when the clock jumps.
    await expect.poll(() => isAsked).toBe(true);
    await expect(page.getByRole('button', { name: 'Alerts' })).toBeVisible();
    await page.clock.runFor(SLOW_MS);
    await expect(busy).toBeVisible();
    expect(told).toEqual([]);

    answer();
    await runUntil(page, page.getByText(data).first());
    expect(told).toEqual([]);

    await runUntilTold(page, told);
  });
}

function recordTelemetry(page: Page): string[] {
  const told: string[] = [];
  page.on('request', (request) => {
    if (TELEMETRY.test(request.url())) told.push(request.url());
  });
  return told;
}

/** Shows that the journey has waited for what does come. */
async function runUntilTold(page: Page, told: string[]): Promise<void> {
  const kinds = async () => {
    await page.clock.runFor(1000);
    return [...new Set(told.map((url) => TELEMETRY.exec(url)?.[0]))].toSorted();
  };
  await expect.poll(kinds).toEqual(['/events', '/src_reporting_']);
}
