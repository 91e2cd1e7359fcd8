import path from 'node:path';
import { loadConfig } from '@bank/platform/src/config/loadConfig.ts';
import { createGateway } from '@bank/platform/src/gateway/createGateway.ts';
import { workspaceBank } from './bigBank.ts';
import { firstTime, launchBrowser, markFirst, median, slowPhone } from './browser.ts';
import { oneApplication } from './oneApplication/oneApplication.ts';

const PAIRS = Number(process.env.PAIRS ?? 15);
/** What a customer sees first: the page, whether they have signed in, and what shows that it is there. */
const SCENES = [
  { path: 'auth/login', isSignedIn: false, shows: 'input[type=password]' },
  { path: 'dashboard', isSignedIn: true, shows: '.recharts-pie' },
  { path: 'accounts', isSignedIn: true, shows: 'main table, main [role=list]' },
];

/**
 * What federation costs the customer against the same code built as one application: both behind the same gateway, with
 * the page's files preloaded, loaded in turns by the same slow phone with an empty cache. The ratio is that of each pair.
 */
const config = await loadConfig(path.resolve(import.meta.dirname, '../bank.config.json'));
// One after the other: both build into the workspace's folders.
const federated = await createGateway({ config, deployment: await workspaceBank() });
const single = await createGateway({ config, ...(await oneApplication()) });
const urls = await Promise.all([federated, single].map((bank) => bank.listen({ port: 0, host: 'localhost' })));
const browser = await launchBrowser();

for (const scene of SCENES) {
  for (const url of urls) await load(url, scene);
  const pairs: Loaded[][] = [];
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const order = pair % 2 === 0 ? urls : urls.toReversed();
    const loads = new Map<string, Loaded>();
    for (const url of order) loads.set(url, await load(url, scene));
    pairs.push(urls.map((url) => loads.get(url) ?? { ms: 0, bytes: 0 }));
  }
  const [bank, one] = [0, 1].map((at) => ({
    ms: median(pairs.map((pair) => pair[at]?.ms ?? 0)),
    kB: median(pairs.map((pair) => pair[at]?.bytes ?? 0)) / 1000,
  }));
  const ratio = median(pairs.map(([first, second]) => (first?.ms ?? 0) / (second?.ms ?? 1)));
  console.log(
    `/${scene.path}: federated ${bank?.ms.toFixed(0)} ms, ${bank?.kB.toFixed(0)} kB; ` +
      `one application ${one?.ms.toFixed(0)} ms, ${one?.kB.toFixed(0)} kB; ratio ${ratio.toFixed(3)}`,
  );
}
await browser.close();
await Promise.all([federated, single].map((bank) => bank.close()));

interface Loaded {
  /** From the request to the first sight of the page's content. */
  ms: number;
  /** Of scripts, as they came over the wire until then. */
  bytes: number;
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
