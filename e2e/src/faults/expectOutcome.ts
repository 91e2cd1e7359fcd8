import { expect, type Page } from '@playwright/test';
import { timeToFallback } from './fallback.ts';
import type { Fault } from './faults.ts';
import type { RemoteName, RemotePage } from './remotes.ts';

/** In ms: promised to customers, and with more room where other journeys run beside it. */
const BUDGET_MS = process.env.BANK_FULL_SUITE === 'yes' ? 5000 : 8000;

/** @returns the time to the fallback, or "whole" */
export async function expectOutcome(page: Page, fault: Fault, remote: RemotePage): Promise<string> {
  if (fault.outcome === 'unaffected') {
    await expect(remote.shown(page)).toBeVisible();
    await remote.shown(page).click();
    await expect(remote.shown(page)).toBeVisible();
    return 'whole';
  }
  const alert = page.getByRole('alert').filter({ has: page.getByRole('heading', { name: 'Error' }) });
  await expect(alert).toBeVisible({ timeout: 20_000 });
  await expect(alert).toContainText('Something went wrong');
  await expect(alert).toContainText('is unavailable right now');
  await expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(alert.getByRole('link').first()).toBeVisible();
  const time = await timeToFallback(page);
  expect(time).toBeLessThan(BUDGET_MS);
  if (fault.runsNothing) expect(await hasRun(page, remote.name)).toBe(false);
  return `${(time / 1000).toFixed(1)} s`;
}

/** Scripts of a remote leave a global as soon as one runs. */
function hasRun(page: Page, remote: RemoteName): Promise<boolean> {
  return page.evaluate((name) => {
    const traces = globalThis as Record<string, unknown>;
    return traces[`mfe_${name}`] !== undefined || `rspackChunkmfe_${name}` in traces;
  }, remote);
}

/** The problems that this fault may cause. */
export function expectedProblems({ outcome, name: fault }: Fault, name: RemoteName): RegExp[] {
  if (fault === 'throws in an event handler') return [/bad handler/];
  if (outcome === 'unaffected') return [];
  const words = 'bad (evaluation|render|effect|chunk)|SyntaxError';
  return [new RegExp(`mfe[-_]${name}|${name}\\.localhost|${words}`)];
}
