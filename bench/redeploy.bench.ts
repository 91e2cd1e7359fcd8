import type { GatewayOptions } from '@bank/gateway/createGateway.ts';
import { compressBeyond } from '@bank/gateway/dictionaries/compressBeyond.ts';
import { latestRegistry } from '@bank/registry/bank/latest.ts';
import { readBuild } from '@bank/registry/release/readBuild.ts';
import { readCandidate, release } from '@bank/registry/release/release.ts';
import type { Browser, BrowserContext } from '@playwright/test';
import type { Figure, Mode, Result } from './Bench.ts';
import { reason, workspaceBank } from './bigBank.ts';
import { firstTime, launchBrowser, markFirst } from './browser.ts';
import { type Scene, scenes } from './contenders/scenes.ts';
import { startGateway } from './contenders/startContenders.ts';
import { buildChanged, changes } from './redeploy/changes.ts';

const SUBJECT = 'second visit, dashboard and accounts';
const MAX_UNCHANGED_BYTES = 18_000;
const MAX_BYTES_WITH_DICTIONARIES = 20_000;
/** What a signed-in customer sees; the first is the smallest. */
const SEEN = scenes.filter(({ isSignedIn }) => isSignedIn).reverse();

/** A customer with a full cache comes back, and loads what changed. */
export default async function redeploy(mode: Mode): Promise<Result> {
  const browser = await launchBrowser(mode);
  const figures: Figure[] = [];
  for (const change of mode === 'once' ? changes.slice(0, 1) : [undefined, ...changes]) {
    const build = change && (await buildChanged(change, mode !== 'once'));
    const name = `after ${change?.name ?? 'no release'}`;
    const figure = { subject: SUBJECT, name, unit: 'bytes' } as const;
    const max = change?.maxBytes ?? MAX_UNCHANGED_BYTES;
    figures.push({ ...figure, value: await secondVisit(browser, build, mode), max });
    if (!change || mode === 'once') continue;
    const value = await secondVisit(browser, build, mode, compressBeyond);
    figures.push({ ...figure, name: `${name}, with dictionaries`, value, max: MAX_BYTES_WITH_DICTIONARIES });
  }
  return { figures };
}

/** @param build what is released between the visits */
async function secondVisit(
  browser: Browser,
  build: string | undefined,
  mode: Mode,
  compress?: GatewayOptions['compress'],
): Promise<number> {
  const pages = mode === 'once' ? SEEN.slice(0, 1) : SEEN;
  const deployment = await workspaceBank();
  const { url, close } = await startGateway('federated', { deployment, compress });
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.addInitScript(() => localStorage.setItem('bank:session', 'signed-in'));
  await visit(context, url, pages);
  if (build) {
    // Compressing what is not minified takes seconds.
    const candidate = await (mode === 'once' ? readBuild : readCandidate)(build);
    await release(deployment, candidate, reason);
    await served(url, (await latestRegistry(deployment))?.revision);
  }
  const bytes = await visit(context, url, pages);
  await context.close();
  await close();
  return bytes;
}

/** The gateway looks for a new revision now and then. */
async function served(url: string, revision: number | undefined): Promise<void> {
  for (;;) {
    const registry = (await (await fetch(`${url}registry.json`)).json()) as { revision?: number };
    if (registry.revision === revision) return;
  }
}

/** @returns what came over the wire */
async function visit(context: BrowserContext, url: string, pages: Scene[]): Promise<number> {
  let sum = 0;
  for (const { path, usable, whole = usable } of pages) {
    const page = await context.newPage();
    await markFirst(page, { whole });
    await page.goto(url + path);
    await firstTime(page, 'whole');
    await page.waitForLoadState('networkidle');
    sum += await page.evaluate(() => {
      const entries = ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type));
      return (entries as PerformanceResourceTiming[]).reduce((total, { transferSize }) => total + transferSize, 0);
    });
    await page.close();
  }
  return sum;
}
