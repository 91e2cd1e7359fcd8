import { expect, type Locator, type Page } from '@playwright/test';

/** Something that can be seen in the page; with `absent`, that it cannot (any more). */
export interface Moment {
  /** A selector that matches something. */
  css?: string;
  /** A text that stands in the page. */
  text?: string;
  /** The end of the address's path. */
  path?: string;
  absent?: boolean;
}

/** How far a time may be off, in ms: the page is looked at every 10 ms, draws every 16, and may draw a few times first. */
const TOLERANCE = 100;
/** How long after the specified time the page is still watched, in ms. */
const MARGIN = 200;

/** How much time passes between two looks, in ms. */
const STEP = 100;

/** Stops the clock of a page that is blank: from here on its time passes in `page.clock.runFor` alone. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  // The clock runs until it is paused, and cannot be paused at a time that has passed.
  await page.clock.pauseAt(now + 60_000);
}

/** Lets a page's time run on until something is in it, whatever it takes to come there. */
export async function runUntil(page: Page, target: Locator): Promise<void> {
  const isThere = async () => {
    await page.clock.runFor(STEP);
    return target.count();
  };
  await expect.poll(isThere, { intervals: [0] }).toBeGreaterThan(0);
}

/** Starts to look for two moments in the page; the time between them, in ms by the page's own clock. */
export function stopwatch(page: Page, from: Moment, to: Moment): Promise<number> {
  return page.evaluate(
    ([first, second]) => {
      const isNow = ({ css, text, path, absent = false }: typeof first) => {
        const isThere =
          (!css || document.querySelector(css) !== null) &&
          (!text || document.body.innerText.includes(text)) &&
          (!path || location.pathname.endsWith(path));
        return isThere !== absent;
      };
      return new Promise<number>((resolve) => {
        let start: number | undefined;
        const look = () => {
          if (start === undefined && isNow(first)) start = performance.now();
          if (start === undefined || !isNow(second)) return;
          clearInterval(timer);
          resolve(performance.now() - start);
        };
        const timer = setInterval(look, 10);
        look();
      });
    },
    [from, to] as const,
  );
}

/** Lets the page's time run on, and asserts that the measured time is the specified one. */
export async function expectTime(page: Page, measured: Promise<number>, specified: number): Promise<void> {
  await page.clock.runFor(specified + MARGIN);
  const taken = await Promise.race([measured, page.evaluate(() => Number.NaN)]);
  expect(taken).toBeGreaterThan(specified - TOLERANCE);
  expect(taken).toBeLessThan(specified + TOLERANCE);
}

/** Lets the page's time run on, and asserts that something does not happen meanwhile: `event` is what would tell. */
export async function expectNothing(page: Page, event: Promise<unknown>, within: number): Promise<void> {
  await page.clock.runFor(within);
  expect(await Promise.race([event, page.evaluate(() => 'nothing')])).toBe('nothing');
}

/**
 * Gets ready to measure from an event on an element to a moment.
 *
 * @returns waits for both; the time between them, in ms by the page's own clock
 */
export async function stopwatchFrom(event: string, element: Locator, to: Moment): Promise<() => Promise<number>> {
  const measured = await element.evaluateHandle(
    (target, [name, { css = '*', absent = false }]) => {
      const time = new Promise<number>((resolve) => {
        target.addEventListener(name, () => {
          const start = performance.now();
          const timer = setInterval(() => {
            if ((document.querySelector(css) !== null) === absent) return;
            clearInterval(timer);
            resolve(performance.now() - start);
          }, 10);
        });
      });
      return { time };
    },
    [event, to] as const,
  );
  return () => measured.evaluate(({ time }) => time);
}
