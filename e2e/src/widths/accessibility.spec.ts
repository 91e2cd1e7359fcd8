import { GALLERY } from '@bank/platform/src/workspace/Workspace.ts';
import type { Page } from '@playwright/test';
import { buildOf } from '../bank/builds.ts';
import { releaseBuild } from '../bank/releases.ts';
import { findByAxe } from '../findByAxe.ts';
import { expect, test } from '../fixtures.ts';
import { goWithin } from '../goWithin.ts';
import { mainPages, placeholders, publicPages } from '../pages.ts';
import { MIN_DESKTOP_PX } from '../screens/ScreenState.ts';

const isFullSuite = process.env.BANK_FULL_SUITE === 'yes';

/** Placeholders differ in their header's actions only: `npm test` scans one with each set of them, and one page of two that are the same. */
const withEachHeader = [...new Map(placeholders.map((page) => [page.actions.join(), page])).values()];
const SAME = ['dashboard-2', 'accounts/savings'];
const scanned = mainPages.filter(
  (page) =>
    isFullSuite || ((!placeholders.includes(page) || withEachHeader.includes(page)) && !SAME.includes(page.path)),
);

test.setTimeout(180_000);

test.describe('signed out', () => {
  test('finds nothing against WCAG 2.2 AA on the public pages', ({ page }) => scanAll(page, publicPages));
});

test.describe('signed in', () => {
  test.use({ signedIn: true });

  test('finds nothing against WCAG 2.2 AA behind the sign-in', ({ page }) => scanAll(page, scanned));

  test('finds nothing in the gallery of all parts', async ({ page, launchBank }) => {
    const bank = await launchBank();
    await releaseBuild(bank.store, buildOf(GALLERY));
    await page.addInitScript(() => localStorage.setItem('bank:session', 'signed-in'));
    await scanAll(page, [{ path: 'gallery', title: 'Gallery' }], bank.url);
  });
});

async function scanAll(page: Page, pages: { path: string; title: string }[], base = ''): Promise<void> {
  await page.goto(`${base}${pages[0]?.path}`);
  // Themes are the same at all widths: `npm test` looks at the dark one at one.
  const isDarkToo = isFullSuite || (page.viewportSize()?.width ?? 0) >= MIN_DESKTOP_PX;
  for (const { path, title } of pages) {
    await page.emulateMedia({ colorScheme: 'light' });
    await goWithin(page, path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(title);
    if (path.startsWith('dashboard')) await expect(page.locator('.recharts-pie')).toBeAttached();
    await expect(page.locator('[aria-busy="true"]:not(button)'), path).toHaveCount(0);
    expect(await findByAxe(page, 'all'), `/${path} in light`).toEqual([]);
    if (!isDarkToo) continue;
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findByAxe(page, 'colors'), `/${path} in dark`).toEqual([]);
  }
}
