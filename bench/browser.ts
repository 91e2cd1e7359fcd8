import { findBrowser, findHeadlessShell } from '@bank/checkout/test/findBrowser.ts';
import { testFonts } from '@bank/checkout/test/testFonts.ts';
import { chromiumFlags } from '@bank/platform/src/testkit/chromiumFlags.ts';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import type { Mode } from './Bench.ts';

const CPU = 4;

/** Connections of phones whose processor is a quarter as fast as this machine's. Latency is there and back, in ms. */
export const phones = {
  slow: { name: '150 ms, 1.6 Mbit/s', latency: 150, bytesPerSecond: 200_000 },
  fast: { name: '60 ms, 9 Mbit/s', latency: 60, bytesPerSecond: 1_125_000 },
};

export type Phone = keyof typeof phones;

export const FLAGS = ['--no-sandbox', '--disable-gpu'];

let launched: Promise<Browser> | undefined;

/** One for all benchmarks of a run. Where the figures mean nothing, it is that of the journeys, which is quicker. */
export function launchBrowser(mode: Mode): Promise<Browser> {
  const env = { ...process.env, ...testFonts };
  launched ??= chromium.launch(
    mode === 'once'
      ? { executablePath: findHeadlessShell() ?? findBrowser(), args: chromiumFlags, env }
      : { executablePath: findBrowser(), args: FLAGS, env },
  );
  return launched;
}

export async function closeBrowser(): Promise<void> {
  await (await launched)?.close();
}

interface OpenOptions {
  /** Slows the page down; if omitted, it is as fast as this machine. */
  phone?: Phone | undefined;
  isSignedIn?: boolean;
  width?: number;
}

export interface OpenPage {
  context: BrowserContext;
  page: Page;
  session: CDPSession;
}

/** Customers come from another site or a new tab, whose process browsers do not use for the bank, or for any other page. */
const ANOTHER_SITE = 'data:text/html,';

/** A page with an empty cache, in a context of its own. */
export async function openPage(browser: Browser, options: OpenOptions = {}): Promise<OpenPage> {
  const { phone, isSignedIn = false, width = 390 } = options;
  const context = await browser.newContext({ viewport: { width, height: 844 } });
  const page = await context.newPage();
  await page.goto(ANOTHER_SITE);
  if (isSignedIn) await page.addInitScript(() => localStorage.setItem('bank:session', 'signed-in'));
  const session = await context.newCDPSession(page);
  if (phone) await slowDown(session, phone);
  return { context, page, session };
}

async function slowDown(session: CDPSession, phone: Phone): Promise<void> {
  const { latency, bytesPerSecond } = phones[phone];
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond / 2,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
}

/** Marks the moments at which the page first has these elements. As text: a function would bring the compiler's helpers along. */
export async function markFirst(page: Page, selectors: Record<string, string>): Promise<void> {
  const content = `(() => {
    const missing = new Map(Object.entries(${JSON.stringify(selectors)}));
    requestAnimationFrame(function look() {
      for (const [name, selector] of missing) if (document.querySelector(selector)) {
        performance.mark('first ' + name);
        missing.delete(name);
      }
      if (missing.size > 0) requestAnimationFrame(look);
    });
  })()`;
  await page.addInitScript({ content });
}

/** When the element was there, in ms after the page was asked for. */
export async function firstTime(page: Page, name: string): Promise<number> {
  const time = await page.waitForFunction((mark) => performance.getEntriesByName(mark)[0]?.startTime, `first ${name}`);
  return Number(await time.jsonValue());
}

/** Returns ms since the page was asked for. */
export async function firstPaintOf(page: Page): Promise<number> {
  const name = 'first-contentful-paint';
  const time = await page.waitForFunction((mark) => performance.getEntriesByName(mark)[0]?.startTime, name);
  return Number(await time.jsonValue());
}

export async function watchShifts(page: Page): Promise<void> {
  const content = `globalThis.shifted = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) globalThis.shifted += value;
  }).observe({ type: 'layout-shift', buffered: true });`;
  await page.addInitScript({ content });
}

/** The sum of all layout shifts so far, which is at least what is known as CLS. */
export function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted);
}
