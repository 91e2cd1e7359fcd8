import { expect } from '../fixtures.ts';
import { isMarked, markPage } from '../samePage.ts';
import { answers } from './answers.ts';
import { test } from './matrixTest.ts';
import { pageOf, startSignedIn } from './remotes.ts';

const BELL = { slot: 'bank/header/items@1', id: 'bell', title: 'Messages' };
const WIDGET = { slot: 'bank/dashboard/widget@1', id: 'overview', title: 'Overview', order: 15, height: 300 };

test('extensions whose remote hangs cost only their places, in the page and in the header, and come at Try again', async ({
  page,
  matrix,
  expectProblems,
}) => {
  expectProblems(/mfe-accounts .* failed/);
  await matrix.releaseAltered('accounts', 'fills slots', withExtensions);
  matrix.origins.spoil('accounts', answers['hangs before headers']);
  await startSignedIn(page);
  await page.goto(`${matrix.bank.url}dashboard`);

  await expect(pageOf('dashboard').shown(page)).toBeVisible();
  await expect(page.getByRole('alert').getByText('“Overview” is unavailable right now.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Transaction History' })).toBeVisible();
  await expect(page.getByRole('button', { name: '“Messages” is unavailable. Try again' })).toBeVisible();
  await markPage(page);

  matrix.origins.heal();
  await page.getByRole('button', { name: 'Try again', exact: true }).click();

  await expect(pageOf('accounts').shown(page)).toBeVisible();
  await expect(pageOf('dashboard').shown(page)).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

/** The remote's page, shown as a widget and in the header too. */
function withExtensions(text: string, file: string): string {
  if (file !== 'bank.json') return text;
  const { mounts, ...manifest } = JSON.parse(text);
  const [{ expose, files }] = mounts;
  return JSON.stringify({ ...manifest, mounts, extensions: [WIDGET, BELL].map((one) => ({ ...one, expose, files })) });
}
