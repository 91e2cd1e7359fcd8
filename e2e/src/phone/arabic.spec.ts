import { chromiumFlags } from '@bank/platform/src/testkit/chromiumFlags.ts';
import type { Page } from '@playwright/test';
import { findCutText } from '../findCutText.ts';
import { expect, test } from '../fixtures.ts';
import { goWithin } from '../goWithin.ts';
import { tabTo } from '../tabTo.ts';

const args = [...chromiumFlags, '--blink-settings=defaultFontSize=32'];
test.use({ locale: 'ar', launchOptions: { executablePath: process.env.HEADLESS_SHELL_PATH, args } });

const WIDTHS_PX = [320, 390];

/** Pages and their headings. */
const OTHER_PAGES = {
  'accounts/credit': 'بطاقات الائتمان',
  transfers: 'التحويلات',
  'transfers/internal': 'تحويل داخلي',
  'transfers/external': 'تحويل إلى مستفيد',
  'transfers/wire': 'تحويل دولي',
  cards: 'البطاقات',
  settings: 'الإعدادات',
};

test('is whole in Arabic with text twice as large, and the keyboard is enough', async ({ page }) => {
  const rowMenu = page.getByRole('button', { name: /^إجراءات .*Primary Checking/ });
  await page.goto('auth/login');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await tabTo(page, page.getByLabel('اسم المستخدم'));
  await expectWhole(page);
  await page.keyboard.type('amelia');
  await tabTo(page, page.getByLabel('كلمة المرور', { exact: true }));
  await page.keyboard.type('Orange-Tree-7');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'لوحة المعلومات' })).toBeFocused();
  await expect(page.getByText('صافي الثروة')).toBeVisible();
  await expectWhole(page);

  await page.getByRole('button', { name: 'العرض التالي' }).press('Enter');
  const offer = page.locator('.keen-slider > :not([inert], [aria-label*="1"])');
  await expect.poll(() => offer.evaluate(distanceFromFrame)).toBe(0);

  await page.locator('main a[href*="transaction="]').first().press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectWhole(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'فتح قائمة التنقل' }).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectWhole(page);
  await page.keyboard.press('Escape');

  await tabTo(page, page.getByRole('link', { name: 'عرض الكل: الحسابات' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'الحسابات' })).toBeFocused();
  await tabTo(page, rowMenu);
  await expectWhole(page);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'تفاصيل الحساب' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Primary Checking' })).toBeVisible();
  await expectWhole(page);
  await page.keyboard.press('Escape');
  await expect(rowMenu).toBeFocused();
  await page.locator('main a[href$="/details/checking"]').first().press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Primary Checking' })).toBeFocused();
  await expectWhole(page);
  await page.locator('main a[href$="/statements"]').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'كشوف الحساب' })).toBeFocused();
  await expect(page.locator('main table')).toBeVisible();
  await expectWhole(page);

  for (const [path, name] of Object.entries(OTHER_PAGES)) {
    await goWithin(page, path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expectWhole(page);
  }

  await page.getByRole('button', { name: 'حسابك', exact: true }).press('Enter');
  await page.getByRole('menuitemradio', { name: 'Español' }).press('Enter');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expectWhole(page);
  await page.getByRole('button', { name: 'Su cuenta', exact: true }).press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Hola de nuevo' })).toBeFocused();
});

async function expectWhole(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => findCutText(page), `at ${width} px`).toEqual([]);
  }
}

function distanceFromFrame(slide: Element): number {
  const frame = slide.parentElement?.getBoundingClientRect();
  return Math.round(slide.getBoundingClientRect().left - (frame?.left ?? 0));
}
