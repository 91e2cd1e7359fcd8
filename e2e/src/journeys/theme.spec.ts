import type { Page } from '@playwright/test';
import { chromiumOnly, expect, motion, test } from '../fixtures.ts';

test.use({ signedIn: true, ...motion });

const LIGHT = 'rgb(250, 247, 242)';
const DARK = 'rgb(11, 17, 32)';

test(
  'the theme follows the device until one is chosen; a theme and a collapsed sidebar are remembered, and there from the first frame on',
  chromiumOnly,
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('budget');
    await expect(page.locator('body')).toHaveCSS('background-color', DARK);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator('body')).toHaveCSS('background-color', LIGHT);

    await choose(page, 'Dark');
    await expect(page.locator('body')).toHaveCSS('background-color', DARK);
    expect(await cookieOf(page, 'bank:theme')).toMatchObject({ value: 'dark', path: '/', sameSite: 'Lax' });

    await test.step('the sidebar collapses to 3rem, and is remembered for a week', async () => {
      const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
      const toggle = page.getByRole('button', { name: 'Toggle sidebar' });
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await expect(sidebar).toHaveCSS('width', '256px');
      await toggle.click();
      await expect(sidebar).toHaveCSS('width', '48px');
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      const cookie = await cookieOf(page, 'sidebar:state');
      expect(cookie).toMatchObject({ value: 'false', path: '/', sameSite: 'Lax' });
      expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - 604_800)).toBeLessThan(60);
    });

    await lookAtFrames(page);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Budget' })).toBeVisible();
    // The heading may be there a frame before the first look at the sidebar.
    await expect.poll(async () => (await seen(page)).widths).not.toEqual([]);
    expect(await seen(page)).toEqual({ grounds: [DARK], widths: [48] });

    await page.getByRole('button', { name: 'Theme: Dark' }).click();
    await page.getByRole('menuitemradio', { name: 'System' }).click();
    await expect(page.locator('body')).toHaveCSS('background-color', LIGHT);
  },
);

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Theme:/ }).click();
  await page.getByRole('menuitemradio', { name }).click();
}

async function cookieOf(page: Page, name: string) {
  return (await page.context().cookies()).find((cookie) => cookie.name === name);
}

interface Frames {
  grounds: Set<string>;
  widths: Set<number>;
}

async function lookAtFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const frames: Frames = { grounds: new Set(), widths: new Set() };
    Object.assign(globalThis, { frames });
    const look = () => {
      if (document.body) frames.grounds.add(getComputedStyle(document.body).backgroundColor);
      const width = document.getElementById('sidebar')?.getBoundingClientRect().width;
      if (width) frames.widths.add(width);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Returns what was seen in any frame. */
function seen(page: Page) {
  return page.evaluate(() => {
    const { grounds, widths } = (globalThis as unknown as { frames: Frames }).frames;
    return { grounds: [...grounds], widths: [...widths] };
  });
}
