import path from 'node:path';
import { loadConfig } from '@bank/platform/src/config/loadConfig.ts';
import { createGateway } from '@bank/platform/src/gateway/createGateway.ts';
import { workspaceBank } from './bigBank.ts';
import { firstTime, launchBrowser, markFirst, median, slowPhone } from './browser.ts';
import { oneApplication } from './oneApplication/oneApplication.ts';

const TURNS = Number(process.env.TURNS ?? 15);
/** What a customer sees first: the page, whether they have signed in, and what shows that it is there. */
const SCENES = [
  { path: 'auth/login', isSignedIn: false, shows: 'input[type=password]' },
  { path: 'dashboard', isSignedIn: true, shows: '.recharts-pie' },
  { path: 'accounts', isSignedIn: true, shows: 'main table, main [role=list]' },
];

/**
 * What federation costs the customer against the same code built as one application: its pages are chunks, served by the
 * same gateway, once as such an application usually is and once with the page's chunk preloaded as the bank does it. All
 * are loaded in turns by the same slow phone with an empty cache; a ratio is that of each turn.
 */
const config = await loadConfig(path.resolve(import.meta.dirname, '../bank.config.json'));
// One after the other: both build into the workspace's folders.
const workspace = await workspaceBank();
const { deployment, develop } = await oneApplication();
const contenders = [
  { name: 'federated', gateway: await createGateway({ config, deployment: workspace }) },
  { name: 'one application', gateway: await createGateway({ config, deployment }) },
  { name: 'one application, preloaded', gateway: await createGateway({ config, deployment, develop }) },
];
const urls = await Promise.all(contenders.map(({ gateway }) => gateway.listen({ port: 0, host: 'localhost' })));
const browser = await launchBrowser();

for (const scene of SCENES) {
  for (const url of urls) await load(url, scene);
  const turns: Loaded[][] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const loads = new Map<string, Loaded>();
    for (const url of rotated(urls, turn)) loads.set(url, await load(url, scene));
    turns.push(urls.map((url) => loads.get(url) ?? { ms: 0, bytes: 0 }));
  }
  console.log(`/${scene.path}`);
  for (const [at, { name }] of contenders.entries()) console.log(`  ${summary(name, turns, at)}`);
}
await browser.close();
await Promise.all(contenders.map(({ gateway }) => gateway.close()));

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

async function load(url: string, { path: page, isSignedIn, shows }: (typeof SCENES)[number]): Promise<Loaded> {
  const { context, page: tab } = await slowPhone(browser);
  if (isSignedIn) await tab.addInitScript(() => localStorage.setItem('bank:session', 'signed-in'));
  await markFirst(tab, shows);
  await tab.goto(`${url}${config.basePath}${page}`);
  const ms = await firstTime(tab);
  const bytes = await tab.evaluate((end) => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = files.filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= end);
    return scripts.reduce((sum, { transferSize }) => sum + transferSize, 0);
  }, ms);
  await context.close();
  return { ms, bytes };
}
