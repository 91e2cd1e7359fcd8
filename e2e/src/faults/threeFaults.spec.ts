import { expect } from '../fixtures.ts';
import { isMarked, markPage } from '../samePage.ts';
import { expectedProblems, expectOutcome } from './expectOutcome.ts';
import { watchFallback } from './fallback.ts';
import { faults } from './faults.ts';
import { test } from './matrixTest.ts';
import { openFromSidebar, pageOf, signIn, signOut, startSignedIn, visit } from './remotes.ts';

/** One that never answers, one that answers wrongly, and one whose code breaks: `matrix.proof.ts` meets all. */
test('faults of three remotes cost only their pages, and all recover in one document', async ({
  page,
  matrix,
  expectProblems,
}) => {
  const [dashboard, accounts, auth] = [pageOf('dashboard'), pageOf('accounts'), pageOf('auth')];
  const hangs = faultNamed('hangs before headers');
  const fails = faultNamed('500');
  const throws = faultNamed('throws at render');
  for (const [fault, { name }] of [
    [hangs, dashboard],
    [fails, accounts],
    [throws, auth],
  ] as const) {
    expectProblems(...expectedProblems(fault, name));
    await fault.cause(matrix, name);
  }
  await watchFallback(page);
  await startSignedIn(page);

  await page.goto(matrix.bank.url + dashboard.path);
  await expectOutcome(page, hangs, dashboard);
  await markPage(page);
  await openFromSidebar(page, 'accounts');
  await expectOutcome(page, fails, accounts);
  await signOut(page);
  await expectOutcome(page, throws, auth);

  await matrix.heal();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(auth.shown(page)).toBeVisible();
  await signIn(page);
  for (const name of ['dashboard', 'accounts'] as const) await visit(page, name);
  expect(await isMarked(page)).toBe(true);
});

function faultNamed(name: string) {
  const found = faults.find((fault) => fault.name === name);
  if (!found) throw new Error(`There is no fault "${name}".`);
  return found;
}
