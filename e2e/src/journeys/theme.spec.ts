import type { Page } from '@playwright/test';
import { chromiumOnly, expect, motion, test } from '../fixtures.ts';

test.use({ signedIn: true, ...motion });

const LIGHT = 'rgb(250, 247, 242)';
const DARK = 'rgb(11, 17, 32)';

test(
  'follows the device until one is chosen, which is remembered and painted from the first frame on',
  chromiumOnly,
  async ({ page, context }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('budget');
    await expect(page.locator('body')).toHaveCSS('background-color', DARK);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator('body')).toHaveCSS('background-color', LIGHT);

    await choose(page, 'Dark');
    await expect(page.locator('body')).toHaveCSS('background-color', DARK);
    const [cookie] = (await context.cookies()).filter(({ name }) => name === 'bank:theme');
    expect(cookie).toMatchObject({ value: 'dark', path: '/', sameSite: 'Lax' });

    await collectGrounds(page);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Budget' })).toBeVisible();
    expect(await page.evaluate(() => [...(globalThis as unknown as { grounds: Set<string> }).grounds])).toEqual([DARK]);

    await page.getByRole('button', { name: 'Theme: Dark' }).click();
    await page.getByRole('menuitemradio', { name: 'System' }).click();
    await expect(page.locator('body')).toHaveCSS('background-color', LIGHT);
  },
);

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Theme:/ }).click();
  await page.getByRole('menuitemradio', { name }).click();
}

async function collectGrounds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const grounds = new Set<string>();
    Object.assign(globalThis, { grounds });
    const look = () => {
      if (document.body) grounds.add(getComputedStyle(document.body).backgroundColor);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
