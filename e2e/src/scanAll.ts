import { expect, type Page } from '@playwright/test';
import { findByAxe } from './findByAxe.ts';
import { goWithin } from './goWithin.ts';

/** Finds nothing against WCAG 2.2 AA on these pages, in one document. */
export async function scanAll(page: Page, pages: { path: string; title: string }[], base = ''): Promise<void> {
  await page.goto(`${base}${pages[0]?.path}`);
  for (const { path, title } of pages) {
    await page.emulateMedia({ colorScheme: 'light' });
    await goWithin(page, path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(title);
    if (path.startsWith('dashboard')) await expect(page.locator('.recharts-pie')).toBeAttached();
    await expect(page.locator('[aria-busy="true"]:not(button)'), path).toHaveCount(0);
    expect(await findByAxe(page, 'all'), `/${path} in light`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findByAxe(page, 'colors'), `/${path} in dark`).toEqual([]);
  }
}
