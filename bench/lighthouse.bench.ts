import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { findBrowser } from '@bank/checkout/test/findBrowser.ts';
import { freePort } from '@bank/registry/testing/freePort.ts';
import { type BrowserContext, chromium } from '@playwright/test';
import type { Figure, Mode, Result } from './Bench.ts';
import { workspaceBank } from './bigBank.ts';
import { FLAGS } from './browser.ts';
import { type Scene, scenes } from './contenders/scenes.ts';
import { startGateway } from './contenders/startContenders.ts';
import { middle } from './statistics.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** Installed for a run only: 100 MB that nothing else needs. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const TURNS = 3;
const MIN_SCORE = 95;
const AUDITS = {
  'first-contentful-paint': 'first paint',
  'largest-contentful-paint': 'largest paint',
  'total-blocking-time': 'total blocking time',
};

interface Report {
  categories: { performance: { score: number } };
  audits: Record<string, { numericValue?: number }>;
}

/** Lighthouse's own phone. Only in a full run: it comes from the registry. */
export default async function lighthouse(mode: Mode): Promise<Result> {
  if (mode !== 'full') return { figures: [] };
  const { url, close } = await startGateway('federated', { deployment: await workspaceBank() });
  const figures: Figure[] = [];
  for (const scene of scenes) {
    const reports: Report[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) reports.push(await inspect(url, scene));
    figures.push(...figuresOf(`/${scene.path}`, reports));
  }
  await close();
  return { figures };
}

function figuresOf(subject: string, reports: Report[]): Figure[] {
  const of = (value: (report: Report) => number) => middle(reports.map(value));
  return [
    {
      subject,
      name: 'performance',
      unit: 'score',
      ...of(({ categories }) => 100 * categories.performance.score),
      min: MIN_SCORE,
    },
    ...Object.entries(AUDITS).map(
      ([audit, name]): Figure => ({
        subject,
        name,
        unit: 'ms',
        ...of(({ audits }) => audits[audit]?.numericValue ?? Number.NaN),
      }),
    ),
  ];
}

/** Uses a browser of its own with an empty cache, in which the customer has signed in before. */
async function inspect(url: string, scene: Scene): Promise<Report> {
  const port = await freePort();
  const context = await chromium.launchPersistentContext(temporaryFolder(), {
    executablePath: findBrowser(),
    args: [...FLAGS, `--remote-debugging-port=${port}`],
  });
  if (scene.isSignedIn) await signIn(context, url);
  const file = path.join(temporaryFolder(), 'report.json');
  const wanted = ['--only-categories=performance', '--output=json', `--output-path=${file}`, '--quiet'];
  await run(['--yes', LIGHTHOUSE, url + scene.path, `--port=${port}`, '--disable-storage-reset', ...wanted]);
  await context.close();
  return JSON.parse(await readFile(file, 'utf8')) as Report;
}

async function signIn(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${url}auth/login`);
  await page.evaluate(() => localStorage.setItem('bank:session', 'signed-in'));
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await page.close();
}

function run(args: string[]): Promise<void> {
  const child = spawn('npx', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`Lighthouse ended with ${code}.`))));
  });
}
