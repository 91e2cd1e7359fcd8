import { expect } from '../fixtures.ts';
import { isMarked, markPage } from '../samePage.ts';
import { cellOf, report } from './cells.ts';
import { expectedProblems, expectOutcome } from './expectOutcome.ts';
import { watchFallback } from './fallback.ts';
import { type Fault, faults } from './faults.ts';
import { test } from './matrixTest.ts';
import {
  openFromSidebar,
  pageOf,
  type RemotePage,
  remotePages,
  signIn,
  signOut,
  startSignedIn,
  visit,
  walkTheRest,
} from './remotes.ts';

const isFullSuite = process.env.BANK_FULL_SUITE === 'yes';
/** `npm test` meets the first fault with the first remote in all situations, the second with the second, and so on. */
const whole = isFullSuite ? faults : faults.slice(0, remotePages.length);
/** The gateway serves what it served before, as its unit tests show: one of them is enough. */
const harmlessHere = ['registry older than seen', 'registry with a bad signature', 'registry without one hash'];
const others = isFullSuite ? [] : faults.slice(remotePages.length).filter(({ name }) => !harmlessHere.includes(name));

test.setTimeout(120_000);

for (const [index, fault] of whole.entries()) {
  for (const remote of isFullSuite ? remotePages : remotePages.slice(index, index + 1)) {
    test(`${fault.name}: ${remote.name} at first load, when it is opened, and after recovery`, {
      tag: '@faults',
      annotation: ['first load', 'navigation', 'recovery'].map((situation) => cellOf(fault, remote, situation)),
    }, async ({ page, matrix, expectProblems }) => {
      expectProblems(...expectedProblems(fault, remote.name));
      const { url } = matrix.bank;
      await fault.cause(matrix, remote.name);
      await watchFallback(page);

      await test.step('first load', async () => {
        if (remote.name !== 'auth') await startSignedIn(page);
        // A fault may delay the document's `load` event forever.
        await page.goto(url + remote.path, { waitUntil: 'commit' });
        report(fault, remote, 'first load', await expectOutcome(page, fault, remote));
        // In `npm test` the rest is visited after a navigation only.
        if (isFullSuite && remote.name !== 'auth') await walkTheRest(page, remote.name);
      });

      await test.step('navigation', async () => {
        if (remote.name === 'auth') await startSignedIn(page);
        await page.goto(url + remote.from);
        await expect(pageOf(remote.from).shown(page)).toBeVisible();
        await markPage(page);
        // Signed out, there is only the sign-in page.
        if (remote.name === 'auth') await walkTheRest(page, 'auth');
        await remote.open(page);
        const time = await expectOutcome(page, fault, remote);
        if (remote.name !== 'auth') {
          await walkTheRest(page, remote.name);
          if (remote.name === 'accounts') await remote.open(page);
        }
        await expectOutcome(page, fault, remote);
        report(fault, remote, 'navigation', time);
      });

      await test.step('recovery', async () => {
        await matrix.heal();
        if (fault.outcome === 'fallback') await page.getByRole('button', { name: 'Try again' }).click();
        await expect(remote.shown(page)).toBeVisible({ timeout: 15_000 });
        if (remote.name === 'auth') await signIn(page);
        expect(await isMarked(page)).toBe(true);
        report(fault, remote, 'recovery', '');
      });
    });
  }
}

/**
 * The other faults in threes, each at one moment of the same document, because a load costs more than all the rest. One that
 * lets the page run comes third: later, a mended page would be loaded anew.
 */
for (const [index, three] of threes(others).entries()) {
  // By turns, so that neither page is always the first.
  const pages = index % 2 === 0 ? (['dashboard', 'accounts'] as const) : (['accounts', 'dashboard'] as const);
  const [first, second] = pages.map(pageOf) as [RemotePage, RemotePage];
  const auth = pageOf('auth');
  const [atFirst, onNavigation, atSignOut] = three;
  const names = `${atFirst.name}: ${first.name}; ${onNavigation.name}: ${second.name}; ${atSignOut.name}: ${auth.name}`;
  const cells = [
    cellOf(atFirst, first, 'first load'),
    cellOf(onNavigation, second, 'navigation'),
    cellOf(atSignOut, auth, 'navigation'),
    cellOf(atSignOut, auth, 'recovery'),
  ];

  test(`${names}; all recover in one document`, { tag: '@faults', annotation: cells }, async ({
    page,
    matrix,
    expectProblems,
  }) => {
    const met: [Fault, RemotePage][] = [
      [atFirst, first],
      [onNavigation, second],
      [atSignOut, auth],
    ];
    for (const [fault, { name }] of met) {
      expectProblems(...expectedProblems(fault, name));
      await fault.cause(matrix, name);
    }
    await watchFallback(page);
    await startSignedIn(page);

    // A fault may delay the document's `load` event forever.
    await page.goto(matrix.bank.url + first.path, { waitUntil: 'commit' });
    report(atFirst, first, 'first load', await expectOutcome(page, atFirst, first));
    await markPage(page);
    await openFromSidebar(page, pages[1]);
    report(onNavigation, second, 'navigation', await expectOutcome(page, onNavigation, second));
    await signOut(page);
    report(atSignOut, auth, 'navigation', await expectOutcome(page, atSignOut, auth));

    await matrix.heal();
    if (atSignOut.outcome === 'fallback') await page.getByRole('button', { name: 'Try again' }).click();
    await expect(auth.shown(page)).toBeVisible();
    await signIn(page);
    for (const name of pages) await visit(page, name);
    expect(await isMarked(page)).toBe(true);
    report(atSignOut, auth, 'recovery', '');
  });
}

type Three = [Fault, Fault, Fault];

function threes([first, second, third, ...rest]: Fault[]): Three[] {
  return first && second && third ? [[first, second, third], ...threes(rest)] : [];
}
