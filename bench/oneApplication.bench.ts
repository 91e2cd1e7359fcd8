import path from 'node:path';
import { loadConfig } from '@bank/platform/src/config/loadConfig.ts';
import { createGateway } from '@bank/platform/src/gateway/createGateway.ts';
import type { Browser } from '@playwright/test';
import { workspaceBank } from './bigBank.ts';
import { firstTime, launchBrowser, markFirst, slowPhone } from './browser.ts';
import { median } from './median.ts';
import { buildOneApplicationBank } from './oneApplication/buildOneApplicationBank.ts';

const TURNS = 15;
/** What a customer sees first: the page, whether they have signed in, and what shows that it is there. */
const SCENES = [
  { path: 'auth/login', isSignedIn: false, shows: 'input[type=password]' },
  { path: 'dashboard', isSignedIn: true, shows: '.recharts-pie' },
  { path: 'accounts', isSignedIn: true, shows: 'main table, main [role=list]' },
];

/**
 * One application's pages are chunks, served by the same gateway: once as such an application usually is, and once with the
 * page's chunk preloaded as the bank does it. A ratio is that of each turn.
 */
export default async function oneApplication(isQuick: boolean): Promise<boolean> {
  const contenders = await startContenders();
  const browser = await launchBrowser();
  for (const scene of isQuick ? SCENES.slice(0, 1) : SCENES) {
    console.log(`/${scene.path}`);
    if (!isQuick) for (const { url } of contenders) await load(browser, url, scene, isQuick);
    const turns: Loaded[][] = [];
    for (let turn = 0; turn < (isQuick ? 1 : TURNS); turn += 1) {
      const loads = new Map<string, Loaded>();
      for (const { url } of rotated(contenders, turn)) loads.set(url, await load(browser, url, scene, isQuick));
      turns.push(contenders.map(({ url }) => loads.get(url) ?? { ms: 0, bytes: 0 }));
    }
    for (const [at, { name }] of contenders.entries()) console.log(`  ${summary(name, turns, at)}`);
  }
  await browser.close();
  for (const { close } of contenders) await close();
  return true;
}

async function startContenders() {
  const config = await loadConfig(path.resolve(import.meta.dirname, '../bank.config.json'));
  // One after the other: both build into the workspace's folders.
  const federated = await workspaceBank();
  const { deployment, develop } = await buildOneApplicationBank();
  const start = async (name: string, options: Omit<Parameters<typeof createGateway>[0], 'config'>) => {
    const gateway = await createGateway({ config, ...options });
    const address = await gateway.listen({ port: 0, host: 'localhost' });
    return { name, url: address + config.basePath, close: () => gateway.close() };
  };
  return [
    await start('federated', { deployment: federated }),
    await start('one application', { deployment }),
    await start('one application, preloaded', { deployment, develop }),
  ];
}

interface Loaded {
  /** From the request to the first sight of the page's content. */
  ms: number;
  /** Of scripts, as they came over the wire until then. */
  bytes: number;
}

/** A contender's medians, and the federated bank's time as a part of its own. */
function summary(name: string, turns: Loaded[][], at: number): string {
  const of = (value: (load: Loaded) => number) => median(turns.flatMap((turn) => turn.slice(at, at + 1).map(value)));
  const ratio = median(turns.map((turn) => (turn[0]?.ms ?? 0) / (turn[at]?.ms ?? 1)));
  const size = of(({ bytes }) => bytes) / 1000;
  return `${name}: ${of(({ ms }) => ms).toFixed(0)} ms, ${size.toFixed(0)} kB of scripts; federated is ${ratio.toFixed(3)} of it`;
}

function rotated<T>(items: T[], by: number): T[] {
  const at = by % items.length;
  return [...items.slice(at), ...items.slice(0, at)];
}

async function load(browser: Browser, url: string, scene: (typeof SCENES)[number], isQuick: boolean): Promise<Loaded> {
  const { context, page } = await slowPhone(browser, isQuick);
  if (scene.isSignedIn) await page.addInitScript(() => localStorage.setItem('bank:session', 'signed-in'));
  await markFirst(page, scene.shows);
  await page.goto(url + scene.path);
  const ms = await firstTime(page);
  const bytes = await page.evaluate((end) => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = files.filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= end);
    return scripts.reduce((sum, { transferSize }) => sum + transferSize, 0);
  }, ms);
  await context.close();
  return { ms, bytes };
}
