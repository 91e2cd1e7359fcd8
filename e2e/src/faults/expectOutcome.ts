import { expect, type Page } from '@playwright/test';
import { timeToFallback } from './fallback.ts';
import type { Fault } from './faults.ts';
import type { RemoteName, RemotePage } from './remotes.ts';

/** @returns the time to the fallback, which the loader's unit tests limit by their own clock, or "whole" */
export async function expectOutcome(page: Page, fault: Fault, remote: RemotePage): Promise<string> {
  if (fault.outcome === 'unaffected') {
    await expect(remote.shown(page)).toBeVisible();
    await remote.shown(page).click();
    await expect(remote.shown(page)).toBeVisible();
    return 'whole';
  }
  const alert = page.getByRole('alert').filter({ has: page.getByRole('heading', { name: 'Error' }) });
  // The page before may have failed too, and is shown until React has drawn this one.
  await expect(alert).toContainText(`“${remote.title}” is unavailable right now`);
  await expect(alert).toContainText('Something went wrong');
  await expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(alert.getByRole('link').first()).toBeVisible();
  const time = await timeToFallback(page);
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
