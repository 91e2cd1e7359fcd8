import { findBrowser } from '@bank/platform/src/test/findBrowser.ts';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';

/** A slow phone's connection: 150 ms there and back, 1.6 Mbit/s. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU = 4;

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
}

/**
 * A page of a slow phone with an empty cache, in a context of its own.
 * @param isQuick leaves out what makes it slow
 */
export async function slowPhone(browser: Browser, isQuick: boolean): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  if (isQuick) return { context, page };
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', SLOW);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  return { context, page };
}

/** Marks the moment at which the page first has an element. As text: a function would bring the compiler's helpers along. */
export async function markFirst(page: Page, selector: string): Promise<void> {
  const content = `requestAnimationFrame(function look() {
    if (document.querySelector(${JSON.stringify(selector)})) performance.mark('first');
    else requestAnimationFrame(look);
  });`;
  await page.addInitScript({ content });
}

/** When the element was there, in ms after the page was asked for. */
export async function firstTime(page: Page): Promise<number> {
  const time = await page.waitForFunction(() => performance.getEntriesByName('first')[0]?.startTime);
  return Number(await time.jsonValue());
}
