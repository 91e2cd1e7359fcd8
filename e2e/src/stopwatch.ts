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

/** How far a time may be off, in ms. */
const TOLERANCE = 300;

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
        const timer = setInterval(() => {
          if (start === undefined && isNow(first)) start = performance.now();
          if (start === undefined || !isNow(second)) return;
          clearInterval(timer);
          resolve(performance.now() - start);
        }, 10);
      });
    },
    [from, to] as const,
  );
}

/** Asserts that a time is the specified one. */
export function expectTime(measured: number, specified: number): void {
  expect(measured).toBeGreaterThan(specified - TOLERANCE);
  expect(measured).toBeLessThan(specified + TOLERANCE);
}

/** Asserts that something does not happen within a time: `event` is what would tell. */
export async function expectNothing(page: Page, event: Promise<unknown>, within: number): Promise<void> {
  const over = page.evaluate((ms) => new Promise((done) => setTimeout(done, ms, 'nothing')), within);
  expect(await Promise.race([event, over])).toBe('nothing');
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
