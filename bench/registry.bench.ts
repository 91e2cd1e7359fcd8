import path from 'node:path';
import { loadConfig } from '@bank/platform/src/config/loadConfig.ts';
import { createGateway } from '@bank/platform/src/gateway/createGateway.ts';
import type { Browser } from '@playwright/test';
import { bankOf } from './bigBank.ts';
import { firstTime, launchBrowser, markFirst, slowPhone } from './browser.ts';
import { median } from './median.ts';

const PAIRS = 15;
const FEW = 3;
const MANY = 300;
const MAX_RATIO = 1.05;

export default async function registry(isQuick: boolean): Promise<boolean> {
  const few = await openBank(FEW);
  const many = await openBank(isQuick ? 2 * FEW : MANY);
  const browser = await launchBrowser();
  const banks = [few, many];
  for (const { remotes, html } of banks) console.log(`${remotes} remotes: ${html} bytes of HTML (brotli)`);
  if (!isQuick) for (const { url } of banks) await firstPage(browser, url, isQuick);
  const pairs: Record<'few' | 'many', number>[] = [];
  for (let pair = 0; pair < (isQuick ? 1 : PAIRS); pair += 1) {
    // The same bank twice, by turns: what else the machine does hits both alike.
    const times = new Map<string, number>();
    for (const { url } of pair % 2 === 0 ? banks : banks.toReversed())
      times.set(url, await firstPage(browser, url, isQuick));
    pairs.push({ few: times.get(few.url) ?? 0, many: times.get(many.url) ?? 0 });
  }
  await browser.close();
  for (const { close } of banks) await close();
  const ratio = median(pairs.map(({ few, many }) => many / few));
  console.log(
    `Median of ${pairs.length} pairs: ${median(pairs.map(({ few }) => few)).toFixed(0)} ms and ${median(pairs.map(({ many }) => many)).toFixed(0)} ms, ratio of a pair ${ratio.toFixed(3)} (limit ${MAX_RATIO}).`,
  );
  return isQuick || ratio < MAX_RATIO;
}

async function openBank(remotes: number) {
  const config = await loadConfig(path.resolve(import.meta.dirname, '../bank.config.json'));
  const gateway = await createGateway({ config, deployment: await bankOf(remotes) });
  const address = await gateway.listen({ port: 0, host: 'localhost' });
  const page = `${config.basePath}auth/login`;
  const { rawPayload } = await gateway.inject({ url: page, headers: { 'accept-encoding': 'br' } });
  return { remotes, url: address + page, html: rawPayload.length, close: () => gateway.close() };
}

/** From the request to the sign-in form on screen, in ms. */
async function firstPage(browser: Browser, url: string, isQuick: boolean): Promise<number> {
  const { context, page } = await slowPhone(browser, isQuick);
  await markFirst(page, 'input');
  await page.goto(url);
  const ms = await firstTime(page);
  await context.close();
  return ms;
}
