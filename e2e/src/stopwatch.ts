import { expect, type Locator, type Page } from '@playwright/test';

/** Something visible on the page, or with `absent`, something gone. */
export interface Moment {
  css?: string;
  text?: string;
  /** The end of the URL's path. */
  path?: string;
  absent?: boolean;
}

/** Milliseconds. A page draws without waiting for a clock, so it is done by the end of the step on a busy machine, too. */
const STEP = 100;
/** Milliseconds: a step, the 10 ms between two samples, and a few frames. */
const TOLERANCE = 200;
/** Milliseconds after the expected time. */
const MARGIN = 300;

/** Call it on a blank page; from then on only `page.clock.runFor` advances time. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  // The clock can only be paused in the future.
  await page.clock.pauseAt(now + 60_000);
}

export async function runUntil(page: Page, target: Locator): Promise<void> {
  const isThere = async () => {
    await page.clock.runFor(STEP);
    return target.count();
  };
  await expect.poll(isThere, { intervals: [0] }).toBeGreaterThan(0);
}

/** @returns the time between both moments, in ms by the page's clock */
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

/** Lets the page draw after each step. @param ms a multiple of a tenth of a second */
export async function advance(page: Page, ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += STEP) await page.clock.runFor(STEP);
}

export async function expectTime(page: Page, measured: Promise<number>, specified: number): Promise<void> {
  await advance(page, specified + MARGIN);
  const taken = await Promise.race([measured, page.evaluate(() => Number.NaN)]);
  expect(taken).toBeGreaterThan(specified - TOLERANCE);
  expect(taken).toBeLessThan(specified + TOLERANCE);
}

/** @param event what must not happen */
export async function expectNothing(page: Page, event: Promise<unknown>, within: number): Promise<void> {
  await advance(page, within);
  expect(await Promise.race([event, page.evaluate(() => 'nothing')])).toBe('nothing');
}

/** @returns waits for both; the time between them, in ms by the page's clock */
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
