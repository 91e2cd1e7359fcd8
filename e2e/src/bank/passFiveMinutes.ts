import { expect, type Page } from '@playwright/test';
import type { Bank } from './startBank.ts';

interface Served {
  revision: number;
  remotes: { name: string; version: string }[];
}

async function servedRegistry(page: Page, bank: Pick<Bank, 'url'>): Promise<Served> {
  return (await page.request.get(`${bank.url}registry.json`)).json();
}

/** Resolves once the gateway serves the change. */
export async function changeAndWait(
  page: Page,
  bank: Pick<Bank, 'url'>,
  change: () => Promise<unknown>,
): Promise<void> {
  const { revision } = await servedRegistry(page, bank);
  await change();
  await expect.poll(async () => (await servedRegistry(page, bank)).revision).toBeGreaterThan(revision);
}

/** Runs the page's clock until it has polled the registry. Needs `page.clock.install()` before the page opens. */
export async function passFiveMinutes(page: Page): Promise<void> {
  const answered = page.waitForResponse(/\/registry\.json$/);
  await page.clock.fastForward('05:00');
  await (await answered).finished();
  // The page has read its response once a later request is answered.
  await page.evaluate(async (url) => (await fetch(url, { cache: 'no-store' })).json(), (await answered).url());
}
