import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { releaseBuild } from '../bank/releases.ts';
import { type Behaviour, EXTENSIONS_REMOTE, MISSING_FILE, SLOTS, writeExtensions } from '../bank/writeExtensions.ts';
import { expect } from '../fixtures.ts';
import { goWithin } from '../goWithin.ts';
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

const faults: Behaviour[] = ['ThrowsAtImport', 'ThrowsAtRender', 'Hangs', 'Missing', 'WrongExport'];

test('in every slot, an extension that throws, hangs, is missing or exports nothing costs its place alone', async ({
  page,
  matrix: { bank },
  expectProblems,
}) => {
  expectProblems(/mfe-extensions .* failed/, /bad import/, /bad render/, /404/);
  const behaviours: Behaviour[] = ['Works', ...faults];
  const extensions = SLOTS.flatMap((place) =>
    behaviours.map((expose, order) => ({ ...place, expose, order, height: 40 })),
  );
  const build = await writeExtensions(extensions);
  await releaseBuild(bank, build);
  await removeFile(bank.store, EXTENSIONS_REMOTE, MISSING_FILE);
  await startSignedIn(page);
  await page.goto(`${bank.url}dashboard`);
  const main = page.getByRole('main');
  const expectPlaces = async () => {
    await expect(main.getByText('works', { exact: true })).toBeVisible();
    for (const fault of faults) await expect(main.getByText(`“${fault}” is unavailable right now.`)).toBeVisible();
  };

  await test.step('on the dashboard, in the header and on the sidebar', async () => {
    await expectPlaces();
    await expect(pageOf('dashboard').shown(page)).toBeVisible();
    const header = page.getByRole('banner');
    await expect(header.getByText('works', { exact: true })).toBeVisible();
    for (const fault of faults) {
      await expect(header.getByRole('button', { name: `“${fault}” is unavailable. Try again` })).toBeVisible();
    }
    const alerts = page.getByRole('complementary', { name: 'Sidebar' }).getByRole('link', { name: /^Alerts/ });
    await expect(alerts).toHaveText('Alertsworks');
    await markPage(page);
  });

  await test.step('in the menu of an account', async () => {
    await goWithin(page, 'accounts');
    await page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click();
    const menu = page.getByRole('menu', { name: /^Actions for/ });
    await expect(menu.getByText('works', { exact: true })).toBeVisible();
    for (const fault of faults) {
      await expect(menu.getByRole('menuitem', { name: `“${fault}” is unavailable` })).toBeVisible();
    }
    await menu.getByRole('menuitem', { name: 'Account details' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('among the settings', async () => {
    // What is below the bank's own sections loads once it comes near the screen.
    await page.setViewportSize({ width: 1440, height: 6000 });
    await goWithin(page, 'settings');
    await expectPlaces();
    await expect(page.getByRole('banner').getByText('works', { exact: true })).toBeVisible();
    expect(await isMarked(page)).toBe(true);
  });
});

async function removeFile(store: string, remote: string, file: string): Promise<void> {
  const folder = path.join(store, 'artifacts', remote);
  for (const version of await readdir(folder)) await rm(path.join(folder, version, file));
}

/** Shows the remote's page as a widget and in the header, too. */
function withExtensions(text: string, file: string): string {
  if (file !== 'bank.json') return text;
  const { mounts, ...manifest } = JSON.parse(text);
  const [{ expose, files }] = mounts;
  return JSON.stringify({ ...manifest, mounts, extensions: [WIDGET, BELL].map((one) => ({ ...one, expose, files })) });
}
