import { expect, type Locator, type Page } from '@playwright/test';

/** The end of the URL's path. */
export interface Moment {
  /** In ms: the page is sampled every 10 ms and needs a few frames. */
  css?: string;
  /** In ms after the expected time. */
  text?: string;
  /** In ms. */
  path?: string;
  absent?: boolean;
}

/** Call it on a blank page; from then on only `page.clock.runFor` advances time. */
const TOLERANCE = 100;
/** The clock can only be paused in the future. */
const MARGIN = 200;

const STEP = 100;

/** @returns the time between both moments, in ms by the page's clock */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 60_000);
}

/** @param event what must not happen */
export async function runUntil(page: Page, target: Locator): Promise<void> {
  const isThere = async () => {
    await page.clock.runFor(STEP);
    return target.count();
  };
  await expect.poll(isThere, { intervals: [0] }).toBeGreaterThan(0);
}

/** @returns waits for both; the time between them, in ms by the page's clock */
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

/** Pages per journey. */
export async function expectTime(page: Page, measured: Promise<number>, specified: number): Promise<void> {
  await page.clock.runFor(specified + MARGIN);
  const taken = await Promise.race([measured, page.evaluate(() => Number.NaN)]);
  expect(taken).toBeGreaterThan(specified - TOLERANCE);
  expect(taken).toBeLessThan(specified + TOLERANCE);
}

export async function expectNothing(page: Page, event: Promise<unknown>, within: number): Promise<void> {
  await page.clock.runFor(within);
  expect(await Promise.race([event, page.evaluate(() => 'nothing')])).toBe('nothing');
}

/** Waits until colour transitions have ended. */
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
