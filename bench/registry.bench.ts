import path from 'node:path';
import { loadConfig } from '@bank/platform/src/config/loadConfig.ts';
import { createGateway } from '@bank/platform/src/gateway/createGateway.ts';
import { bankOf } from './bigBank.ts';
import { firstTime, launchBrowser, markFirst, median, slowPhone } from './browser.ts';

const PAIRS = Number(process.env.PAIRS ?? 15);
const LIMIT = 1.05;
/**
 * What 300 remotes in the registry cost the first page against 3: the same bank twice, loaded in turns by the same
 * browser with an empty cache. The ratio is that of each pair, so that what else the machine does hits both alike.
 */
const config = await loadConfig(path.resolve(import.meta.dirname, '../bank.config.json'));
// One after the other: both build the packages that have changed, into the same folders.
const deployments = [await bankOf(3), await bankOf(300)];
const banks = await Promise.all(deployments.map((deployment) => createGateway({ config, deployment })));
const urls = await Promise.all(banks.map((bank) => bank.listen({ port: 0, host: 'localhost' })));
const browser = await launchBrowser();

for (const url of urls) console.log(`${await htmlSize(url)} bytes of HTML (brotli) from ${url}`);
for (const url of urls) await firstPage(url);
const pairs: [few: number, many: number][] = [];
for (let pair = 0; pair < PAIRS; pair += 1) {
  const order = pair % 2 === 0 ? urls : urls.toReversed();
  const times = new Map<string, number>();
  for (const url of order) times.set(url, await firstPage(url));
  const [few = 0, many = 0] = urls.map((url) => times.get(url));
  pairs.push([few, many]);
  console.log(`3 remotes ${few.toFixed(0)} ms, 300 remotes ${many.toFixed(0)} ms, ratio ${(many / few).toFixed(3)}`);
}

const ratio = median(pairs.map(([few, many]) => many / few));
console.log(`Median of ${PAIRS} pairs: 3 remotes ${median(pairs.map(([few]) => few)).toFixed(0)} ms,`);
console.log(
  `300 remotes ${median(pairs.map(([, many]) => many)).toFixed(0)} ms, ratio ${ratio.toFixed(3)} (limit ${LIMIT}).`,
);
process.exitCode = ratio < LIMIT ? 0 : 1;
await browser.close();
await Promise.all(banks.map((bank) => bank.close()));

/** From the request to the sign-in form on screen, in ms. */
async function firstPage(url: string): Promise<number> {
  const { context, page } = await slowPhone(browser);
  await markFirst(page, 'input');
  await page.goto(`${url}${config.basePath}auth/login`);
  const ms = await firstTime(page);
  await context.close();
  return ms;
}

async function htmlSize(url: string): Promise<number> {
  const headers = { 'accept-encoding': 'br' };
  const response = await banks[urls.indexOf(url)]?.inject({ url: `${config.basePath}auth/login`, headers });
  return response?.rawPayload.length ?? 0;
}
