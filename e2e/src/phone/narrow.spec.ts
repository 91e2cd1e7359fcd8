import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { mainPages, publicPages } from '../pages.ts';

test.use({ viewport: { width: 320, height: 640 } });

test('nothing scrolls sideways on the public pages', ({ page }) => expectNoSidewaysScrolling(page, publicPages));

test.describe('signed in', () => {
  test.use({ signedIn: true });

  test('nothing scrolls sideways behind the sign-in', ({ page }) =>
    expectNoSidewaysScrolling(
      page,
      mainPages.map(({ path }) => path),
    ));
});

async function expectNoSidewaysScrolling(page: Page, addresses: string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (address.startsWith('dashboard')) await expect(page.locator('.recharts-pie')).toBeAttached();
    await page.evaluate(() => scrollTo(1000, 0));
    expect(await page.evaluate(() => [scrollX, document.documentElement.scrollWidth]), address).toEqual([0, 320]);
  }
}
