import type { Browser, Page } from '@playwright/test';
import type { Waterfall } from '../Bench.ts';
import { firstPaintOf, firstTime, markFirst, openPage, type Phone, shiftOf, watchShifts } from '../browser.ts';
import type { Scene } from '../contenders/scenes.ts';

/** All times are in ms since the page was asked for. */
export interface Loaded {
  firstPaint: number;
  usable: number;
  /** The time until everything has loaded. */
  whole: number;
  /** `bytes` counts scripts over the wire until the page was usable, `wholeBytes` until everything had loaded. */
  bytes: number;
  wholeBytes: number;
  /** Cumulative layout shift. */
  shift: number;
  requests: Waterfall['requests'];
}

export async function loadPage(browser: Browser, url: string, scene: Scene, phone?: Phone): Promise<Loaded> {
  const { usable: shown, whole: last = shown, isSignedIn } = scene;
  const { context, page } = await openPage(browser, { phone, isSignedIn });
  await watchShifts(page);
  await markFirst(page, { usable: shown, whole: last });
  await page.goto(url + scene.path);
  const usable = await firstTime(page, 'usable');
  const whole = await firstTime(page, 'whole');
  const requests = await requestsOf(page);
  const bytesUntil = (end: number) =>
    requests.filter((one) => one.name.endsWith('.js') && one.end <= end).reduce((sum, { bytes }) => sum + bytes, 0);
  const loaded = { usable, whole, requests, bytes: bytesUntil(usable), wholeBytes: bytesUntil(whole) };
  const painted = { firstPaint: await firstPaintOf(page), shift: await shiftOf(page) };
  await context.close();
  return { ...loaded, ...painted };
}

export async function firstPaint(browser: Browser, url: string, phone?: Phone): Promise<number> {
  const { context, page } = await openPage(browser, { phone });
  await page.goto(url);
  const painted = await firstPaintOf(page);
  await context.close();
  return painted;
}

function requestsOf(page: Page): Promise<Waterfall['requests']> {
  return page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const [document] = performance.getEntriesByType('navigation') as PerformanceResourceTiming[];
    return [...(document ? [document] : []), ...files].map(
      ({ name, startTime, responseStart, responseEnd, transferSize }) => ({
        name,
        start: startTime,
        firstByte: responseStart,
        end: responseEnd,
        bytes: transferSize,
      }),
    );
  });
}
