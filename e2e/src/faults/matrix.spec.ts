import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { isMarked, markPage } from '../samePage.ts';
import { timeToFallback, watchFallback } from './fallback.ts';
import { type Fault, faults } from './faults.ts';
import { test } from './matrixTest.ts';
import {
  pageOf,
  type RemoteName,
  type RemotePage,
  remotePages,
  signIn,
  startSignedIn,
  visit,
  walkTheRest,
} from './remotes.ts';

/**
 * `npm test` runs each fault with one remote, in turns. With the first fault of each remote it begins anew on another page,
 * and walks through all of the rest; with the others it goes on within the document.
 */
const isFullSuite = process.env.BANK_FULL_SUITE === 'yes';
/** In ms: the promised limit, or with other tests in parallel, any limit. */
/** In ms: promised to customers. Where other journeys run beside it, a time says nothing. */
const budget = isFullSuite ? 5000 : Number.POSITIVE_INFINITY;

test.setTimeout(120_000);

for (const [index, fault] of faults.entries()) {
  const walksAll = isFullSuite || index < remotePages.length;
  for (const remote of isFullSuite ? remotePages : remotePages.slice(index % 3, (index % 3) + 1)) {
    test(`${fault.name}: ${remote.name} at first load, when it is opened, and after recovery`, {
      tag: '@faults',
      annotation: { type: 'row', description: `${fault.name}|${remote.name}` },
    }, async ({ page, matrix, expectProblems }) => {
      expectProblems(...expectedProblems(fault, remote.name));
      const { url } = matrix.bank;
      await fault.cause(matrix, remote.name);
      await watchFallback(page);

      await test.step('first load', async () => {
        if (remote.name !== 'auth') await startSignedIn(page);
        // A fault may delay the document's `load` event forever.
        await page.goto(url + remote.path, { waitUntil: 'commit' });
        report('first load', await expectOutcome(page, fault, remote));
        // In `npm test` the rest is visited after a navigation only.
        if (isFullSuite && remote.name !== 'auth') await walkTheRest(page, remote.name);
      });

      await test.step('navigation', async () => {
        if (remote.name === 'auth') await startSignedIn(page);
        // With the other faults from the page that has failed, as a load costs more than all the rest.
        if (walksAll || remote.name === 'auth') await page.goto(url + remote.from);
        else await visit(page, remote.from);
        await expect(pageOf(remote.from).shown(page)).toBeVisible();
        await markPage(page);
        // Signed out, there is only the sign-in page.
        if (remote.name === 'auth' && walksAll) await walkTheRest(page, 'auth');
        await remote.open(page);
        const time = await expectOutcome(page, fault, remote);
        if (walksAll && remote.name !== 'auth') {
          await walkTheRest(page, remote.name);
          if (remote.name === 'accounts') await remote.open(page);
        }
        await expectOutcome(page, fault, remote);
        report('navigation', time);
      });

      await test.step('recovery', async () => {
        await matrix.heal();
        if (fault.outcome === 'fallback') await page.getByRole('button', { name: 'Try again' }).click();
        await expect(remote.shown(page)).toBeVisible({ timeout: 15_000 });
        if (remote.name === 'auth') await signIn(page);
        expect(await isMarked(page)).toBe(true);
        report('recovery', '');
      });
    });
  }
}

/** Fills a cell of the printed table. */
function report(situation: string, outcome: string): void {
  test.info().annotations.push({ type: situation, description: outcome });
}

/** @returns the time to the fallback, or "whole" */
async function expectOutcome(page: Page, fault: Fault, remote: RemotePage): Promise<string> {
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
  expect(time).toBeLessThan(budget);
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
function expectedProblems({ outcome, name: fault }: Fault, name: RemoteName): RegExp[] {
  if (fault === 'throws in an event handler') return [/bad handler/];
  if (outcome === 'unaffected') return [];
  const words = 'bad (evaluation|render|effect|chunk)|SyntaxError';
  return [new RegExp(`mfe[-_]${name}|${name}\\.localhost|${words}`)];
}
