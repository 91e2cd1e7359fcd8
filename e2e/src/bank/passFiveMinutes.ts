import { expect, type Page } from '@playwright/test';
import type { Bank } from './startBank.ts';

interface Served {
  revision: number;
  remotes: { name: string; version: string }[];
}

/** What the bank's gateway serves right now. */
async function servedRegistry(page: Page, bank: Bank): Promise<Served> {
  return (await page.request.get(`${bank.url}registry.json`)).json();
}

/** Does something to the registry and waits until the gateway serves what came of it. */
export async function afterwards(page: Page, bank: Bank, change: () => Promise<unknown>): Promise<void> {
  const { revision } = await servedRegistry(page, bank);
  await change();
  await expect.poll(async () => (await servedRegistry(page, bank)).revision).toBeGreaterThan(revision);
}

/** Lets the page's clock run on until it has asked for a newer registry. Needs `page.clock.install()` before the page. */
export async function passFiveMinutes(page: Page): Promise<void> {
  const answered = page.waitForResponse(/\/registry\.json$/);
  await page.clock.fastForward('05:00');
  await (await answered).finished();
  // The page reads its answer before one that it has asked for later.
  await page.evaluate(async (url) => (await fetch(url, { cache: 'no-store' })).json(), (await answered).url());
}
