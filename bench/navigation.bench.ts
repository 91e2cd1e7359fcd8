import type { Browser } from '@playwright/test';
import type { Figure, Mode, Result } from './Bench.ts';
import { workspaceBank } from './bigBank.ts';
import { launchBrowser, openPage, type Phone, phones, shiftOf, watchShifts } from './browser.ts';
import { startGateway } from './contenders/startContenders.ts';
import { accountsActions, dashboardActions } from './navigation/actions.ts';
import { interactionTime, watchInteractions } from './navigation/interactions.ts';
import { openAccountsSection, routes, routeTime } from './navigation/routes.ts';
import { middle } from './statistics.ts';

const TURNS: Record<Mode, number> = { full: 11, quick: 2, once: 1 };
const MAX_VISITED_MS = 50;
const MAX_PREFETCHED_MS = 100;
const MAX_INTERACTION_MS = 50;
const MAX_SHIFT = 0.01;
/** The sidebar is on screen at this width. */
const WIDTH = 1440;

type Times = Map<string, number[]>;

export default async function navigation(mode: Mode): Promise<Result> {
  const { url, close } = await startGateway('federated', { deployment: await workspaceBank() });
  const browser = await launchBrowser(mode);
  const phone: Phone | undefined = mode === 'once' ? undefined : 'fast';
  const times: Times = new Map();
  for (let turn = 0; turn < TURNS[mode]; turn += 1) await visitPages(browser, url, phone, times);
  await close();
  return { figures: figuresOf(times, phone ? phones[phone].name : 'this machine') };
}

async function visitPages(browser: Browser, url: string, phone: Phone | undefined, times: Times): Promise<void> {
  const { context, page } = await openPage(browser, { phone, isSignedIn: true, width: WIDTH });
  await watchInteractions(page);
  await watchShifts(page);
  await page.goto(url + routes.dashboard.to, { waitUntil: 'networkidle' });
  await page.locator('#splash').waitFor({ state: 'detached' });
  add(times, 'shift', await shiftOf(page));
  await openAccountsSection(page);
  await page.hover(`nav a[href$="/${routes.accounts.to}"]`);
  await page.waitForLoadState('networkidle');
  add(times, 'prefetched', await routeTime(page, routes.accounts));
  add(times, 'visited', await routeTime(page, routes.dashboard));
  add(times, 'visited', await routeTime(page, routes.accounts));
  for (const { name, prepare } of accountsActions) add(times, name, await interactionTime(page, await prepare(page)));
  await routeTime(page, routes.dashboard);
  for (const { name, prepare } of dashboardActions) add(times, name, await interactionTime(page, await prepare(page)));
  await context.close();
}

/** Counts like INP: no slower in three visits of four (https://web.dev/articles/inp). */
function threeInFour(durations: number[]): number {
  return durations.toSorted((a, b) => a - b)[Math.ceil(0.75 * durations.length) - 1] ?? Number.NaN;
}

function add(times: Times, name: string, time: number): void {
  times.set(name, [...(times.get(name) ?? []), time]);
}

function figuresOf(times: Times, on: string): Figure[] {
  const of = (name: string) => times.get(name) ?? [];
  return [
    { subject: `route · ${on}`, name: 'prefetched', unit: 'ms', ...middle(of('prefetched')), max: MAX_PREFETCHED_MS },
    { subject: `route · ${on}`, name: 'visited before', unit: 'ms', ...middle(of('visited')), max: MAX_VISITED_MS },
    ...[...accountsActions, ...dashboardActions].map(
      ({ name }): Figure => ({
        subject: `interaction to next paint · ${on}`,
        name,
        unit: 'ms',
        value: threeInFour(of(name)),
        max: MAX_INTERACTION_MS,
      }),
    ),
    {
      subject: `/dashboard · ${on}`,
      name: 'layout shift until the splash is gone',
      unit: 'shift',
      value: Math.max(...of('shift')),
      max: MAX_SHIFT,
    },
  ];
}
