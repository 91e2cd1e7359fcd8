import { GALLERY } from '@bank/platform/src/workspace/Workspace.ts';
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { buildOf } from '../bank/builds.ts';
import { releaseBuild } from '../bank/releases.ts';
import { expect, test } from '../fixtures.ts';
import { goWithin } from '../goWithin.ts';
import { mainPages, placeholders, publicPages } from '../pages.ts';
import { MIN_DESKTOP_PX } from '../screens/ScreenState.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** All else is the same in both themes, and the themes are the same at all widths: `npm test` looks at the dark one at one. */
const RULES_ABOUT_COLOUR = ['color-contrast', 'link-in-text-block'];
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
  await page.evaluate(axe.source);
  const isDarkToo = isFullSuite || (page.viewportSize()?.width ?? 0) >= MIN_DESKTOP_PX;
  for (const { path, title } of pages) {
    await page.emulateMedia({ colorScheme: 'light' });
    await goWithin(page, path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(title);
    if (path.startsWith('dashboard')) await expect(page.locator('.recharts-pie')).toBeAttached();
    await expect(page.locator('[aria-busy="true"]:not(button)'), path).toHaveCount(0);
    expect(await scan(page, { type: 'tag', values: TAGS }), `/${path} in light`).toEqual([]);
    if (!isDarkToo) continue;
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await scan(page, { type: 'rule', values: RULES_ABOUT_COLOUR }), `/${path} in dark`).toEqual([]);
  }
}

/** Waits until no colour changes any more. @returns each violated rule with its elements */
function scan(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  return page.evaluate(async (only) => {
    const transitions = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    // A change of theme or page comes with the next frame, and one transition may follow another.
    do {
      await Promise.allSettled(transitions().map(({ finished }) => finished));
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    } while (transitions().length > 0);
    const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
    const { violations } = await run({ runOnly: only, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, runOnly);
}
