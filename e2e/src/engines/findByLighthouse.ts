import type { Page } from '@playwright/test';
import type { Finding, Scope } from './engines.ts';
import { importEngine } from './package.ts';

interface OtherPage {
  url: () => string;
  evaluate: (script: string) => Promise<unknown>;
}
interface Browser {
  pages: () => Promise<OtherPage[]>;
  disconnect: () => Promise<void>;
}
interface Puppeteer {
  default: { connect: (to: { browserURL: string; defaultViewport: null }) => Promise<Browser> };
}
interface PageFunctions {
  pageFunctions: { computeBenchmarkIndex: () => number };
}
interface Messages {
  IntlMessageFormat: { resolveLocale: () => Intl.Locale };
}
interface Audit {
  id: string;
  score: number | null;
  details?: { items?: { node?: { snippet?: string } }[] };
}
interface Lighthouse {
  snapshot: (page: OtherPage, options: object) => Promise<{ lhr: { audits: Record<string, Audit> } }>;
}

/** Where `withBanks` lets a second client look at its pages. */
export const DEBUGGING_PORT = 9334;

const config = {
  extends: 'lighthouse:default',
  settings: {
    onlyCategories: ['accessibility'],
    screenEmulation: { disabled: true },
    emulatedUserAgent: false,
    disableFullPageScreenshot: true,
  },
};

let connected: Promise<Browser> | undefined;
let last: Promise<unknown> = Promise.resolve();

/** Of the page as it is: menus and dialogs stay open. What it says of colours are axe-core's rules, which have been asked. */
export async function findByLighthouse(page: Page, scope: Scope): Promise<Finding[]> {
  if (scope === 'colours') return [];
  const { snapshot } = await importEngine<Lighthouse>('lighthouse');
  connected ??= connect();
  const same = await findSame(page, await connected);
  // It measures itself by names that all runs of a process share.
  const run = last.then(() => snapshot(same, { config }));
  last = run.catch(() => undefined);
  const { lhr } = await run;
  const failed = Object.values(lhr.audits).filter(({ score }) => score !== null && score < 1);
  return failed.flatMap(({ id, details }) =>
    (details?.items ?? [{}]).map(({ node }) => ({ rule: id, element: node?.snippet?.slice(0, 160) ?? '' })),
  );
}

async function connect(): Promise<Browser> {
  const { pageFunctions } = await importEngine<PageFunctions>('lighthouse/core/lib/page-functions.js');
  // It would measure the machine for a second each time, for scores of speed.
  pageFunctions.computeBenchmarkIndex = () => 1000;
  // Asked of `Intl` for each of its texts, it is a quarter of Lighthouse's time.
  const english = new Intl.Locale('en-US');
  const { IntlMessageFormat } = await importEngine<Messages>('intl-messageformat');
  IntlMessageFormat.resolveLocale = () => english;
  const { default: puppeteer } = await importEngine<Puppeteer>('puppeteer-core');
  return puppeteer.connect({ browserURL: `http://localhost:${DEBUGGING_PORT}`, defaultViewport: null });
}

/** The same page, as the other client knows it. */
async function findSame(page: Page, browser: Browser): Promise<OtherPage> {
  const mark = Math.random();
  await page.evaluate((value) => Object.assign(globalThis, { mark: value }), mark);
  for (const other of await browser.pages()) {
    // Others may be closed meanwhile.
    if (other.url() === page.url() && (await other.evaluate('globalThis.mark').catch(() => 0)) === mark) return other;
  }
  throw new Error(`Lighthouse does not see ${page.url()}.`);
}
