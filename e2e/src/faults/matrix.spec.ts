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
  walkTheRest,
} from './remotes.ts';

/** `npm test` runs each fault with one remote, in turns. */
const isFullSuite = process.env.BANK_FULL_SUITE === 'yes';
/** In ms: the promised limit, or with other tests in parallel, any limit. */
const budget = isFullSuite ? 5000 : 20_000;

test.setTimeout(120_000);

for (const [index, fault] of faults.entries()) {
  for (const remote of isFullSuite ? remotePages : remotePages.slice(index % 3, (index % 3) + 1)) {
    const cell = (situation: string) => ({
      tag: '@faults',
      annotation: { type: 'cell', description: `${fault.name}|${remote.name}|${situation}` },
    });

    test(
      `${fault.name}: ${remote.name} at first load`,
      cell('first load'),
      async ({ page, matrix, expectProblems }) => {
        expectProblems(...expectedProblems(fault, remote.name));
        const { url } = matrix.bank;
        await fault.cause(matrix, remote.name);
        await watchFallback(page);
        if (remote.name !== 'auth') await startSignedIn(page);
        // A fault may delay the document's `load` event forever.
        await page.goto(url + remote.path, { waitUntil: 'commit' });
        await expectOutcome(page, fault, remote);
        // In `npm test` the rest is visited after a navigation only.
        if (!isFullSuite) return;

        if (remote.name === 'auth') await startSignedIn(page);
        if (remote.name === 'auth') await page.goto(`${url}dashboard`, { waitUntil: 'commit' });
        await walkTheRest(page, remote.name);
      },
    );

    test(
      `${fault.name}: ${remote.name} when it is opened, and after recovery`,
      cell('navigation|recovery'),
      async ({ page, matrix, expectProblems }) => {
        expectProblems(...expectedProblems(fault, remote.name));
        await fault.cause(matrix, remote.name);
        await watchFallback(page);
        await startSignedIn(page);
        await page.goto(matrix.bank.url + remote.from);
        await expect(pageOf(remote.from as RemoteName).shown(page)).toBeVisible();
        await markPage(page);
        // Signed out, there is only the sign-in page.
        if (remote.name === 'auth') await walkTheRest(page, 'auth');
        await remote.open(page);
        await expectOutcome(page, fault, remote);
        if (remote.name !== 'auth') await walkTheRest(page, remote.name);
        if (remote.name === 'accounts') await remote.open(page);
        await expectOutcome(page, fault, remote);

        await matrix.heal();
        if (fault.outcome === 'fallback') await page.getByRole('button', { name: 'Try again' }).click();
        await expect(remote.shown(page)).toBeVisible({ timeout: 15_000 });
        if (remote.name === 'auth') await signIn(page);
        expect(await isMarked(page)).toBe(true);
      },
    );
  }
}

async function expectOutcome(page: Page, fault: Fault, remote: RemotePage): Promise<void> {
  if (fault.outcome === 'unaffected') {
    await expect(remote.shown(page)).toBeVisible();
    await remote.shown(page).click();
    await expect(remote.shown(page)).toBeVisible();
    return;
  }
  const alert = page.getByRole('alert').filter({ has: page.getByRole('heading', { name: 'Error' }) });
  await expect(alert).toBeVisible({ timeout: 20_000 });
  await expect(alert).toContainText('Something went wrong');
  await expect(alert).toContainText('is unavailable right now');
  await expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(alert.getByRole('link').first()).toBeVisible();
  const time = await timeToFallback(page);
  expect(time).toBeLessThan(budget);
  test.info().annotations.push({ type: 'time', description: String(Math.round(time)) });
  if (fault.runsNothing) expect(await hasRun(page, remote.name)).toBe(false);
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
  const words = 'Failed to load resource|bad (evaluation|render|effect|chunk)|SyntaxError';
  return [new RegExp(`mfe[-_]${name}|${name}\\.localhost|${words}`)];
}
