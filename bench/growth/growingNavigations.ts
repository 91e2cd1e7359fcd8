import type { Browser, CDPSession } from '@playwright/test';
import type { Mode, Result } from '../Bench.ts';
import { workspaceBank } from '../bigBank.ts';
import { openPage } from '../browser.ts';
import { startGateway } from '../contenders/startContenders.ts';
import { openAccountsSection, routes, routeTime } from '../navigation/routes.ts';
import { median } from '../statistics.ts';

const POINTS = 10;
const MAX_RATIO = 1.2;

/** Goes from page to page in one document. */
export async function growingNavigations(browser: Browser, mode: Mode, count: number): Promise<Result> {
  const { url, close } = await startGateway('federated', { deployment: await workspaceBank() });
  const phone = mode === 'once' ? undefined : 'fast';
  const { context, page, session } = await openPage(browser, { phone, isSignedIn: true, width: 1440 });
  await page.goto(`${url}${routes.dashboard.to}`, { waitUntil: 'networkidle' });
  await page.locator('#splash').waitFor({ state: 'detached' });
  await openAccountsSection(page);
  const navigate = (number: number) => routeTime(page, number % 2 === 0 ? routes.accounts : routes.dashboard);
  // Each page is loaded once before.
  for (const number of [0, 1]) await navigate(number);
  const times: number[] = [];
  const heap = [{ at: 0, value: await heapOf(session) }];
  for (let number = 0; number < count; number += 1) {
    times.push(await navigate(number));
    if ((number + 1) % Math.ceil(count / POINTS) === 0) heap.push({ at: number + 1, value: await heapOf(session) });
  }
  await context.close();
  await close();
  const part = Math.ceil(count / POINTS);
  const points = Array.from({ length: Math.ceil(count / part) }, (_, at) => ({
    at: Math.min((at + 1) * part, count),
    value: median(times.slice(at * part, (at + 1) * part)),
  }));
  const subject = `${count} navigations`;
  const ratio = (points.at(-1)?.value ?? 0) / (points[0]?.value ?? 1);
  return {
    figures: [
      { subject, name: 'last tenth ÷ first tenth', unit: 'times', value: ratio, max: MAX_RATIO },
      { subject, name: 'heap before', unit: 'bytes', value: heap[0]?.value ?? 0 },
      { subject, name: 'heap after', unit: 'bytes', value: heap.at(-1)?.value ?? 0 },
    ],
    curves: [
      { title: 'A route change', unit: 'ms', along: 'navigations', points },
      { title: 'JavaScript heap', unit: 'bytes', along: 'navigations', points: heap },
    ],
  };
}

/** Measured after garbage collection. */
async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}
