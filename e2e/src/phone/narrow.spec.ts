import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { goWithin } from '../goWithin.ts';
import { expectNamed, type MainPage, mainPages, publicPages } from '../pages.ts';

test.use({ viewport: { width: 320, height: 640 } });

test('nothing scrolls sideways on the public pages', async ({ page }) => {
  await page.goto('auth/login');
  for (const { path, title } of publicPages) {
    await goWithin(page, path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(title);
    await expectNoSidewaysScrolling(page, path);
  }
});

test.describe('signed in', () => {
  test.use({ signedIn: true });

  test('every page has its name and its actions at hand, and nothing scrolls sideways', async ({ page }) => {
    await page.goto('budget');
    for (const mainPage of mainPages) {
      await goWithin(page, mainPage.path);
      await expectNamed(page, mainPage);
      if (mainPage.title === 'Dashboard') await expect(page.locator('.recharts-pie')).toBeAttached();
      await expectNoSidewaysScrolling(page, mainPage.path);
      await expectActions(page, mainPage);
    }
  });
});

/** One stands alone, several are in a menu. */
async function expectActions(page: Page, { path, actions }: MainPage): Promise<void> {
  const [only = '', ...others] = actions;
  if (others.length === 0) return expect(page.getByRole('banner').getByRole('button', { name: only })).toBeVisible();
  await page.getByRole('button', { name: 'Page actions' }).click();
  await expect(page.getByRole('menuitem'), path).toHaveText(actions);
  await page.keyboard.press('Escape');
}

async function expectNoSidewaysScrolling(page: Page, path: string): Promise<void> {
  await page.evaluate(() => scrollTo(1000, 0));
  expect(await page.evaluate(() => [scrollX, document.documentElement.scrollWidth]), path).toEqual([0, 320]);
}
