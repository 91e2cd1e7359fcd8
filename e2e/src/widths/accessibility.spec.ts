import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { mainPages, publicPages } from '../pages.ts';

/** Asserts that every stop on the way is visible. */
const SHARE = 4;

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

test.describe('signed out', () => {
  test('finds nothing against WCAG 2.2 AA on the public pages', ({ page }) => scanAll(page, publicPages));
});

test.describe('signed in', () => {
  test.use({ signedIn: true });

  for (let first = 0; first < mainPages.length; first += SHARE) {
    const addresses = mainPages.slice(first, first + SHARE).map(({ path }) => path);
    test(`finds nothing against WCAG 2.2 AA from /${addresses[0]} on`, ({ page }) => scanAll(page, addresses));
  }
});

/** Scans every page in light and in dark. */
async function scanAll(page: Page, addresses: string[]): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (address.startsWith('dashboard')) await expect(page.locator('.recharts-pie')).toBeAttached();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await settled(page);
      const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
      expect(found, `/${address} in ${colorScheme}`).toEqual([]);
    }
  }
}

/** Waits until no colour is on its way to another one any more. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}
