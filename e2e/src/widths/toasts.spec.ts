import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectTime, stopClock, stopwatch } from '../stopwatch.ts';

test.use({ signedIn: true });

const TOASTS = '[aria-label="Notifications"] li';

test('stay for four seconds at the bottom right, three at most, and while somebody looks at them', async ({
  page,
  viewport,
}) => {
  await stopClock(page);
  await page.goto('accounts');
  const toasts = page.locator(TOASTS);

  await test.step('stay for four seconds at the bottom right', async () => {
    await expect(page.getByRole('region', { name: 'Notifications' }).locator('[aria-live="polite"]')).toBeAttached();
    const taken = stopwatch(page, { css: TOASTS }, { css: TOASTS, absent: true });
    await raiseToast(page, 'Auto Loan');
    await expect(toasts).toContainText('accounts-');
    const box = (await toasts.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const height = viewport?.height ?? 0;
    const width = await page.evaluate(() => document.documentElement.clientWidth);
    const isNarrow = width < 600;
    expect(box.width).toBe(isNarrow ? width - 32 : 356);
    expect(Math.round(width - box.x - box.width)).toBe(isNarrow ? 16 : 24);
    const bar = isNarrow ? await page.getByRole('navigation', { name: 'Main pages' }).boundingBox() : null;
    expect((bar?.y ?? height) - box.y - box.height).toBeLessThanOrEqual(24);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const main = await page.getByRole('main').boundingBox();
    expect((main?.y ?? 0) + (main?.height ?? 0), 'what they lie over can be scrolled out').toBeLessThan(box.y);
    await expectTime(page, taken, 4000);
  });

  await test.step('wait while somebody looks at them, and go when dismissed', async () => {
    await raiseToast(page, 'Auto Loan');
    await toasts.hover();
    await page.clock.runFor(4500);
    await expect(toasts).toBeVisible();
    await toasts.getByRole('button', { name: 'Dismiss' }).click();
    await page.clock.runFor(1000);
    await expect(toasts).toHaveCount(0);
    await page.mouse.move(0, 0);
  });

  await test.step('are three at most; the others wait for a place', async () => {
    for (const name of ['Primary Checking', 'High Yield Savings', 'Rewards Credit Card', 'Auto Loan'])
      await raiseOneAfterAnother(page, name);
    await expect(toasts).toHaveCount(3);
    await page.clock.runFor(2100);
    await expect(toasts).toHaveCount(3);
    await page.clock.runFor(500);
    await expect(toasts).toHaveCount(2);
  });
});

async function raiseOneAfterAnother(page: Page, account: string): Promise<void> {
  await raiseToast(page, account);
  await page.clock.runFor(500);
}

async function raiseToast(page: Page, account: string): Promise<void> {
  const trigger = page.getByRole('button', { name: `Actions for ${account}` });
  await trigger.press('End');
  await trigger.press('Enter');
  await page.getByRole('menuitem', { name: 'Export as CSV' }).press('Enter');
}
