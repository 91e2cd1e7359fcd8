import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectNamed, mainPages, publicPages } from '../pages.ts';

test.use({ viewport: { width: 320, height: 640 } });

test('nothing scrolls sideways on the public pages', async ({ page }) => {
  for (const path of publicPages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSidewaysScrolling(page, path);
  }
});

test.describe('signed in', () => {
  test.use({ signedIn: true });

  test('every page has its name and its actions in one menu, and nothing scrolls sideways', async ({ page }) => {
    for (const mainPage of mainPages) {
      await page.goto(mainPage.path);
      await expectNamed(page, mainPage);
      if (mainPage.title === 'Dashboard') await expect(page.locator('.recharts-pie')).toBeAttached();
      await expectNoSidewaysScrolling(page, mainPage.path);
      await page.getByRole('button', { name: 'Page actions' }).click();
      await expect(page.getByRole('menuitem'), mainPage.path).toHaveText(mainPage.actions);
    }
  });
});

async function expectNoSidewaysScrolling(page: Page, path: string): Promise<void> {
  await page.evaluate(() => scrollTo(1000, 0));
  expect(await page.evaluate(() => [scrollX, document.documentElement.scrollWidth]), path).toEqual([0, 320]);
}
