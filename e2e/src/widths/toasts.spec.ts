import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectTime, stopClock, stopwatch } from '../stopwatch.ts';

test.use({ signedIn: true });

const TOASTS = '[aria-label="Notifications"] li';

test.beforeEach(async ({ page }) => {
  await stopClock(page);
  await page.goto('accounts');
});

test('stay for four seconds at the bottom right', async ({ page, viewport }) => {
  await expect(page.getByRole('region', { name: 'Notifications' }).locator('[aria-live="polite"]')).toBeAttached();
  const taken = stopwatch(page, { css: TOASTS }, { css: TOASTS, absent: true });
  await raiseToast(page, 'Auto Loan');
  const toast = page.locator(TOASTS);
  await expect(toast).toContainText('accounts-');
  const box = (await toast.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const { width = 0, height = 0 } = viewport ?? {};
  const isNarrow = width < 600;
  expect(box.width).toBe(isNarrow ? width - 32 : 356);
  expect(Math.round(width - box.x - box.width)).toBe(isNarrow ? 16 : 24);
  expect(height - box.y - box.height).toBeLessThanOrEqual(24);
  await expectTime(page, taken, 4000);
});

test('are three at most; the others wait for a place', async ({ page }) => {
  for (const name of ['Primary Checking', 'High Yield Savings', 'Rewards Credit Card', 'Auto Loan'])
    await raiseOneAfterAnother(page, name);
  await expect(page.locator(TOASTS)).toHaveCount(3);
  await page.clock.runFor(2100);
  await expect(page.locator(TOASTS)).toHaveCount(3);
  await page.clock.runFor(500);
  await expect(page.locator(TOASTS)).toHaveCount(2);
});

test('wait while somebody looks at them, and go when dismissed', async ({ page }) => {
  await raiseToast(page, 'Auto Loan');
  const toast = page.locator(TOASTS);
  await toast.hover();
  await page.clock.runFor(4500);
  await expect(toast).toBeVisible();
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  await page.clock.runFor(1000);
  await expect(toast).toHaveCount(0);
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
