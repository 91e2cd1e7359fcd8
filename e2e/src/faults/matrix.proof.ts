import { expect } from '../fixtures.ts';
import { isMarked, markPage } from '../samePage.ts';
import { cellOf, report } from './cells.ts';
import { expectedProblems, expectOutcome } from './expectOutcome.ts';
import { watchFallback } from './fallback.ts';
import { faults } from './faults.ts';
import { test } from './matrixTest.ts';
import { pageOf, remotePages, signIn, startSignedIn, walkTheRest } from './remotes.ts';

for (const fault of faults) {
  for (const remote of remotePages) {
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
        if (remote.name !== 'auth') await walkTheRest(page, remote.name);
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
        await expect(remote.shown(page)).toBeVisible();
        if (remote.name === 'auth') await signIn(page);
        expect(await isMarked(page)).toBe(true);
        report(fault, remote, 'recovery', '');
      });
    });
  }
}
